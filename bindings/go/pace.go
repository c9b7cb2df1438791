// Tells Go's collector how much memory the objects of the library hold.

package catenary

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"catenary/raw"
)

// The collector of Go sees a few bytes of each object of the library. The pacer looks at the rest: when the library's
// memory, or the number of objects, has doubled since the last collection, it collects. It looks at every 64th new
// object, and earlier if the sampled arrays are large.
type pacer struct {
	created, dropped, volume uint64
	bytesLimit, liveLimit    uint64
	floor                    uint64
	collecting               sync.Mutex
	devices                  atomic.Value // [][]byte: the names, each with a zero byte
}

const (
	leastBytes = 64 << 20
	leastLive  = 10_000
)

// room makes objects larger: the runtime keeps the finalizers of a page in a sorted list, and searches it for each new
// one. Fewer objects on a page make that four times as fast.
type room [3]uintptr

var pace = newPacer()

func newPacer() *pacer {
	p := &pacer{bytesLimit: leastBytes, liveLimit: leastLive, floor: leastBytes}
	p.devices.Store([][]byte{[]byte("cpu\x00")})
	return p
}

// sampled chooses one in 2^bits numbers, without the rhythm of a loop.
func sampled(n uint64, bits uint) bool { return uint32(n)*0x9E3779B1>>(32-bits) == 0 }

func (p *pacer) array(h *raw.Array) {
	n := atomic.AddUint64(&p.created, 1)
	if !sampled(n, 3) {
		return
	}
	volume := atomic.AddUint64(&p.volume, 8*raw.ArrayNbytes(h))
	if sampled(n, 6) || volume > atomic.LoadUint64(&p.bytesLimit)/8 {
		p.look()
	}
}

func (p *pacer) object() {
	if sampled(atomic.AddUint64(&p.created, 1), 4) {
		p.look()
	}
}

func (p *pacer) gone() { atomic.AddUint64(&p.dropped, 1) }

func (p *pacer) live() uint64 {
	dropped := atomic.LoadUint64(&p.dropped)
	return atomic.LoadUint64(&p.created) - dropped
}

// used is the memory in use on all devices that the program has named.
func (p *pacer) used() (bytes uint64) {
	for _, name := range p.devices.Load().([][]byte) {
		var statistics raw.MemoryStatistics
		statistics.StructSize = uint64(unsafe.Sizeof(statistics))
		if raw.MemoryGetStatistics(&name[0], &statistics) == nil {
			bytes += statistics.UsedBytes
		}
	}
	return bytes
}

func (p *pacer) over() bool {
	return p.used() > atomic.LoadUint64(&p.bytesLimit) || p.live() > atomic.LoadUint64(&p.liveLimit)
}

// relaxed tells whether so much is released that no finalizer needs to be waited for.
func (p *pacer) relaxed() bool {
	return p.used() < atomic.LoadUint64(&p.bytesLimit)/2 && p.live() < atomic.LoadUint64(&p.liveLimit)/2
}

func (p *pacer) look() {
	atomic.StoreUint64(&p.volume, 0)
	if p.over() && p.collecting.TryLock() {
		p.collect()
		p.collecting.Unlock()
	}
}

// collect runs the collector and waits until its finalizers have released what it found, but not forever.
func (p *pacer) collect() {
	done := make(chan struct{})
	sentinel := &struct{ x *int }{new(int)}
	runtime.SetFinalizer(sentinel, func(any) { close(done) })
	sentinel = nil
	runtime.GC()
	select {
	case <-done:
	case <-time.After(time.Second):
	}
	for before, idle := p.live(), 0; idle < 5 && !p.relaxed(); {
		time.Sleep(time.Millisecond)
		if now := p.live(); now < before {
			before, idle = now, 0
		} else {
			idle++
		}
	}
	atomic.StoreUint64(&p.bytesLimit, larger(2*p.used(), atomic.LoadUint64(&p.floor)))
	atomic.StoreUint64(&p.liveLimit, larger(2*p.live(), leastLive))
}

func larger(a, b uint64) uint64 {
	if a > b {
		return a
	}
	return b
}

// watch adds a device to those whose memory is looked at.
func (p *pacer) watch(device string) {
	name := append([]byte(device), 0)
	p.collecting.Lock()
	defer p.collecting.Unlock()
	known := p.devices.Load().([][]byte)
	for _, other := range known {
		if string(other) == string(name) {
			return
		}
	}
	p.devices.Store(append(known[:len(known):len(known)], name))
}

// MemoryStatistics are counters of a memory pool, in bytes or numbers of events.
type MemoryStatistics = raw.MemoryStatistics

// SetCollectThreshold sets the memory of the library below which no collection is started for its sake; 64 MB at the
// beginning. A collection starts when the memory in use is above it and has doubled since the last one.
func SetCollectThreshold(bytes uint64) {
	atomic.StoreUint64(&pace.floor, bytes)
	atomic.StoreUint64(&pace.bytesLimit, bytes)
}

// Collect runs the garbage collector and waits until objects of the library that nothing reaches are released.
func Collect() {
	pace.collecting.Lock()
	defer pace.collecting.Unlock()
	pace.collect()
}

// SetMemoryLimit bounds the memory that the pool of a device holds; 0 removes the bound. Before an allocation fails,
// the garbage collector runs. An empty name is the current device.
func SetMemoryLimit(device string, bytes uint64) error {
	name, err := optionalText(device)
	if err != nil {
		return err
	}
	if err := collectUnderPressure(device); err != nil {
		return err
	}
	return fail(raw.MemorySetLimit(name, bytes))
}

// collectUnderPressure lets the device collect before an allocation fails.
func collectUnderPressure(device string) error {
	name, err := optionalText(device)
	if err != nil {
		return err
	}
	call, data, end := callbackOf(false, PressureFunc(func(uint64) error {
		if pace.collecting.TryLock() {
			defer pace.collecting.Unlock()
			pace.collect()
		}
		return nil
	}), pointerPressure)
	return fail(raw.MemorySetPressureCallback(name, call, data, end))
}
