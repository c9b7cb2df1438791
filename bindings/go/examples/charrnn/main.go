// Charrnn learns a text by characters, then generates one.
//
//	go run ./examples/charrnn [-device NAME] TEXT [UPDATES [SAMPLED]]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strconv"

	"catenary"
)

const (
	lanes  = 32
	length = 32
	units  = 128
)

type model struct {
	all, embed, lstm, out *catenary.Link
}

func newModel(vocabulary int) (m model, err error) {
	defer catenary.Catch(&err)
	m = model{
		catenary.Must(catenary.NewChain()),
		catenary.Must(catenary.NewEmbedId(vocabulary, units)),
		catenary.Must(catenary.NewLstm(units, units)),
		catenary.Must(catenary.NewLinear(units, vocabulary)),
	}
	catenary.Check(m.all.AddLink("embed", m.embed))
	catenary.Check(m.all.AddLink("lstm", m.lstm))
	catenary.Check(m.all.AddLink("out", m.out))
	return m, nil
}

// step gives scores of the next characters.
func (m model) step(now []int32) *catenary.Variable {
	codes := catenary.Must(catenary.ConstantFrom(now))
	return catenary.Must(m.out.Call(catenary.Must(m.lstm.Call(catenary.Must(m.embed.Call(codes))))))
}

func (m model) learn(text []int32, updates int) (err error) {
	defer catenary.Catch(&err)
	adam := catenary.Must(catenary.NewAdam(0.003))
	catenary.Check(adam.Setup(m.all))
	catenary.Check(adam.AddGradientClipping(5))
	lane, at := (len(text)-1)/lanes, 0
	now, next := make([]int32, lanes), make([]int32, lanes)
	for update := 1; update <= updates; update++ {
		var loss *catenary.Variable
		for t := 0; t < length; t, at = t+1, (at+1)%lane {
			for b := range now {
				now[b], next[b] = text[b*lane+at], text[b*lane+at+1]
			}
			one := catenary.Must(catenary.SoftmaxCrossEntropy(m.step(now), catenary.Must(catenary.ConstantFrom(next)), true))
			if loss != nil {
				one = catenary.Must(catenary.Add(loss, one))
			}
			loss = one
		}
		catenary.Check(m.all.Cleargrads())
		catenary.Check(loss.Backward())
		catenary.Check(loss.UnchainBackward())
		catenary.Check(adam.Update())
		if update%100 == 0 {
			fmt.Printf("update %d: loss %.3f\n", update, catenary.Must(loss.ItemF64())/length)
		}
	}
	return nil
}

func (m model) generate(first int32, characters []byte, sampled int) (err error) {
	defer catenary.Catch(&err)
	catenary.Check(m.lstm.LstmResetState())
	vocabulary, last := len(characters), first
	for i := 0; i < sampled; i++ {
		p := catenary.Must(catenary.Reshape(catenary.Must(catenary.Softmax(m.step([]int32{last}))), vocabulary))
		choice := catenary.Must(catenary.RandomChoice(nil, vocabulary, []int{}, true, catenary.Must(p.Data())))
		last = int32(catenary.Must(choice.ItemI64()))
		if _, err := os.Stdout.Write(characters[last : last+1]); err != nil {
			return err
		}
	}
	return nil
}

func run(text []byte, updates, sampled int) error {
	var characters []byte
	codes, known := make([]int32, len(text)), map[byte]int32{}
	for i, c := range text {
		if _, seen := known[c]; !seen {
			known[c] = int32(len(characters))
			characters = append(characters, c)
		}
		codes[i] = known[c]
	}
	m, err := newModel(len(characters))
	if err != nil {
		return err
	}
	if err := m.learn(codes, updates); err != nil {
		return err
	}
	return catenary.With(catenary.Backprop(false)).Do(func() error { return m.generate(codes[0], characters, sampled) })
}

func arguments() (device string, text []byte, updates, sampled int, err error) {
	flag.StringVar(&device, "device", "cpu", "device to compute on")
	flag.Parse()
	numbers := []int{1000, 300}
	for i := range numbers {
		if flag.NArg() > i+1 {
			if numbers[i], err = strconv.Atoi(flag.Arg(i + 1)); err != nil {
				return
			}
		}
	}
	if flag.NArg() < 1 {
		err = errors.New("usage: charrnn [-device NAME] TEXT [UPDATES [SAMPLED]]")
		return
	}
	if text, err = os.ReadFile(flag.Arg(0)); err == nil && len(text) <= lanes {
		err = fmt.Errorf("%s: expected more than %d characters", flag.Arg(0), lanes)
	}
	return device, text, numbers[0], numbers[1], err
}

func main() {
	device, text, updates, sampled, err := arguments()
	if err != nil {
		fmt.Fprintln(os.Stderr, "charrnn:", err)
		os.Exit(2)
	}
	err = catenary.With(catenary.OnDevice(device)).Do(func() error { return run(text, updates, sampled) })
	if err != nil {
		fmt.Fprintln(os.Stderr, "charrnn:", err)
		os.Exit(1)
	}
}
