// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"catenary/raw"
)

// NewUserLink: A user link with a table of callbacks. Parameters, persistent values and children are added as
// to any link. destroy runs even if this call fails.
//
//   - callbacks: The parts of the link, which are copied.
func NewUserLink(callbacks *LinkCallbacks) (*Link, error) {
	dst := new(Link)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.LinkUserNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
