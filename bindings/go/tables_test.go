// Tests of serializers, links and optimizers of the user.

package catenary_test

import (
	"bytes"
	"errors"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"catenary"
)

// shelf is a serializer of the user in memory.
type shelf map[string]any

func (s shelf) serializer(loads bool) (*catenary.Serializer, error) {
	return catenary.NewSerializer(&catenary.SerializerCallbacks{
		Loads: loads,
		Array: func(key string, value *catenary.Array) error {
			if !loads {
				copied, err := value.Copy()
				s[key] = copied
				return err
			}
			stored, ok := s[key].(*catenary.Array)
			if !ok {
				return fmt.Errorf("no array %s", key)
			}
			return value.Copyto(stored, catenary.CastingSameKind, nil)
		},
		Integer: func(key string, value int) (int, error) {
			if loads {
				return s[key].(int), nil
			}
			s[key] = value
			return value, nil
		},
		Real: func(key string, value float64) (float64, error) {
			if loads {
				return s[key].(float64), nil
			}
			s[key] = value
			return value, nil
		},
		Text: func(key, value string) (string, error) {
			if loads {
				return s[key].(string), nil
			}
			s[key] = value
			return value, nil
		},
	})
}

func TestSerializerOfTheUser(t *testing.T) {
	make := func() *catenary.Link {
		link, err := catenary.NewLinear(3, 2)
		must(t, link, err)
		if err := link.AddPersistentText("note", "draft"); err != nil {
			t.Fatal(err)
		}
		if err := link.AddPersistentI64("steps", 1); err != nil {
			t.Fatal(err)
		}
		if err := link.AddPersistentF64("rate", 0.5); err != nil {
			t.Fatal(err)
		}
		return link
	}
	first, second := make(), make()
	if err := first.SetPersistentText("note", "final — ünï"); err != nil {
		t.Fatal(err)
	}
	if err := first.SetPersistentI64("steps", 7); err != nil {
		t.Fatal(err)
	}
	stored := shelf{}
	saving, err := stored.serializer(false)
	if err := first.Serialize(must(t, saving, err)); err != nil {
		t.Fatal(err)
	}
	var keys []string
	for key := range stored {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	equal(t, "keys", keys, "[W b note rate steps]")
	loading, err := stored.serializer(true)
	if err := second.Serialize(must(t, loading, err)); err != nil {
		t.Fatal(err)
	}
	note, err := second.PersistentText("note")
	equal(t, "note", must(t, note, err), "final — ünï")
	steps, err := second.PersistentI64("steps")
	equal(t, "steps", must(t, steps, err), 7)
	w1, _ := first.Param("W")
	w2, _ := second.Param("W")
	equal(t, "W", w2, w1)

	delete(stored, "W")
	err = second.Serialize(must(t, loading, nil))
	if err == nil || err.Error() != "no array W" {
		t.Errorf("expected the error of the serializer, got %v", err)
	}
}

// scaled is a link with a table of callbacks, whose copies have numbers of their own.
func scaled(t *testing.T, factor int) *catenary.LinkCallbacks {
	return &catenary.LinkCallbacks{
		Name: "Scaled",
		Forward: func(link *catenary.Link, xs []*catenary.Variable, n int) ([]*catenary.Variable, error) {
			y, err := catenary.MulF64(xs[0], float64(factor))
			return []*catenary.Variable{y}, err
		},
		Copy: func(link *catenary.Link, shares bool) (*catenary.LinkCallbacks, error) {
			if shares {
				return nil, errMine
			}
			return scaled(t, factor+1), nil
		},
		ToDevice: func(link *catenary.Link, device string) error { return fmt.Errorf("stays off %s", device) },
		Serialize: func(link *catenary.Link, s *catenary.Serializer) (err error) {
			factor, err = s.I64("factor", factor)
			return err
		},
	}
}

func TestLinkWithATable(t *testing.T) {
	link, err := catenary.NewUserLink(scaled(t, 2))
	must(t, link, err)
	x, err := catenary.ConstantFrom([]float64{10})
	must(t, x, err)
	value := func(link *catenary.Link) float64 {
		t.Helper()
		y, err := link.Call(x)
		v, err2 := must(t, y, err).ItemF64()
		return must(t, v, err2)
	}
	equal(t, "the link", value(link), 20)
	again, err := link.Clone()
	equal(t, "its copy", value(must(t, again, err)), 30)
	if _, err := link.Share(); err != errMine {
		t.Errorf("expected the error of Copy, got %v", err)
	}
	if err := link.ToDevice("test:0"); err == nil || err.Error() != "stays off test:0" {
		t.Errorf("expected the error of ToDevice, got %v", err)
	}
	file := filepath.Join(t.TempDir(), "link.npz")
	if err := again.SaveNpz(file, 0); err != nil {
		t.Fatal(err)
	}
	if err := link.LoadNpz(file); err != nil {
		t.Fatal(err)
	}
	equal(t, "the link with the number of its copy", value(link), 30)
	equal(t, "name", link.Kind(), "Scaled")
}

func TestUpdateRuleWithALoss(t *testing.T) {
	calls := 0
	optimizer, err := catenary.NewOptimizer(&catenary.OptimizerCallbacks{
		Name: "Twice",
		Update: func(o *catenary.Optimizer, link *catenary.Link, loss catenary.LossFunc) error {
			if loss == nil {
				return errors.New("needs a loss")
			}
			for i := 0; i < 2; i++ {
				if _, err := loss(); err != nil {
					return err
				}
			}
			return nil
		},
	})
	must(t, optimizer, err)
	link, err := catenary.NewLinear(1, 1)
	if err := optimizer.Setup(must(t, link, err)); err != nil {
		t.Fatal(err)
	}
	loss := func() (*catenary.Variable, error) {
		if calls++; calls == 3 {
			return nil, errMine
		}
		return catenary.VariableFrom([]float32{1})
	}
	if err := optimizer.UpdateLoss(loss); err != nil || calls != 2 {
		t.Errorf("%d calls, %v", calls, err)
	}
	if err := optimizer.UpdateLoss(loss); err != errMine || calls != 3 {
		t.Errorf("%d calls, %v", calls, err)
	}
	if err := optimizer.Update(); err == nil || err.Error() != "needs a loss" {
		t.Errorf("got %v", err)
	}
}

func TestDevices(t *testing.T) {
	here, err := catenary.FromSlice([]float32{1, 2, 3})
	must(t, here, err)
	there, err := here.ToDevice("test:0")
	must(t, there, err)
	if _, err := here.Add(there); !errors.Is(err, catenary.ErrDevice) {
		t.Errorf("arrays of two devices: got %v", err)
	}
	if _, err := catenary.Slice[float32](there); !errors.Is(err, catenary.ErrDevice) {
		t.Errorf("a slice of a device's memory: got %v", err)
	}
	values, err := catenary.ToSlice[float32](there)
	equal(t, "values", must(t, values, err), "[1 2 3]")
	err = catenary.With(catenary.OnDevice("test:1")).Do(func() error {
		a, err := catenary.Zeros([]int{2}, catenary.Float32)
		if err != nil {
			return err
		}
		device, err := a.Device()
		equal(t, "device", device, "test:1")
		stream, err2 := catenary.NewStream("test:1", false, 0)
		if err2 != nil {
			return err2
		}
		return catenary.With(catenary.OnStream(stream)).Do(func() error {
			done := make(chan catenary.Code, 1)
			if err := stream.AddCallback(func(s *catenary.Stream, status catenary.Code) { done <- status }); err != nil {
				return err
			}
			if err := stream.Synchronize(); err != nil {
				return err
			}
			equal(t, "status of the stream", int32(<-done), 0)
			var text bytes.Buffer
			log.SetOutput(&text)
			defer log.SetOutput(os.Stderr)
			if err := stream.AddCallback(func(*catenary.Stream, catenary.Code) { panic("nobody catches this") }); err != nil {
				return err
			}
			if err := stream.Synchronize(); err != nil {
				return err
			}
			if !strings.Contains(text.String(), "nobody catches this") {
				t.Errorf("the panic of a stream's callback is not in the log: %q", text.String())
			}
			return err
		})
	})
	if err != nil {
		t.Error(err)
	}
	device, err := catenary.DeviceCurrent()
	equal(t, "device after the scope", must(t, device, err), "cpu")
}

func TestTextsOfC(t *testing.T) {
	link, err := catenary.NewLinear(1, 1)
	must(t, link, err)
	if _, err := link.Param("W\x00"); !errors.Is(err, catenary.ErrInvalidArgument) {
		t.Errorf("a zero byte: got %v", err)
	}
	long := strings.Repeat("long ", 200)
	if err := link.AddPersistentText("note", long); err != nil {
		t.Fatal(err)
	}
	note, err := link.PersistentText("note")
	equal(t, "a long text", must(t, note, err), long)
	optimizer, err := catenary.NewSgd(0.1)
	if err := must(t, optimizer, err).Setup(link); err != nil {
		t.Fatal(err)
	}
	if err := optimizer.AddGroup("biases", "*/b", "*/beta"); err != nil {
		t.Fatal(err)
	}
	group, err := optimizer.GroupOf("/b")
	equal(t, "group", must(t, group, err), "biases")
}

func TestFilesInMemory(t *testing.T) {
	a, err := catenary.ArrayOf([][]int16{{1, 2}, {3, 4}})
	data, err2 := must(t, a, err).SaveToMemory()
	must(t, data, err2)
	b, err := catenary.ArrayLoadFromMemory(data)
	equal(t, "array", must(t, b, err), a)
	equal(t, "dtype", b.Dtype(), "int16")
	if _, err := catenary.ArrayLoadFromMemory(data[:len(data)-1]); !errors.Is(err, catenary.ErrFormat) {
		t.Errorf("a file that is cut off: got %v", err)
	}
	if _, err := catenary.CaffeFunctionNewFromMemory([]byte("not a model")); err == nil {
		t.Error("a text is accepted as a model")
	}
	file := filepath.Join(t.TempDir(), "a.npz")
	dictionary, err := catenary.NewDictionary()
	if err := must(t, dictionary, err).SetArray("part/a", a); err != nil {
		t.Fatal(err)
	}
	if err := dictionary.SaveNpz(file, 0); err != nil {
		t.Fatal(err)
	}
	reader, err := catenary.NewNpzDeserializer(file)
	dtype, shape, err2 := must(t, reader, err).Find("part/a")
	equal(t, "entry", fmt.Sprint(dtype, shape), "int16 [2 2]")
	must(t, dtype, err2)
	if _, _, err := reader.Find("other"); !errors.Is(err, catenary.ErrNotFound) {
		t.Errorf("a missing entry: got %v", err)
	}
}
