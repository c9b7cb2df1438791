# The rules of all examples. A folder's Makefile names PROGRAMS; each is a file in C or C++, and the folder's other
# sources in C belong to all of them. The library is that of pkg-config, or with PREFIX=..., that of a folder.
CFLAGS ?= -O2
CXXFLAGS ?= -O2
ifdef PREFIX
PKG_CONFIG_PATH := $(PREFIX)/lib/pkgconfig:$(PKG_CONFIG_PATH)
export PKG_CONFIG_PATH
RPATH := -Wl,-rpath,$(PREFIX)/lib
endif

ALL_CFLAGS = -std=c99 -Wall -Wextra -pedantic $(CFLAGS) -I. -I../common $$(pkg-config --cflags catenary)
ALL_CXXFLAGS = -std=c++17 -Wall -Wextra -pedantic $(CXXFLAGS) -I. -I../common $$(pkg-config --cflags catenary)
ALL_LIBS = $$(pkg-config --libs catenary) $(RPATH) $(LDFLAGS) -lz -lm
HELPERS := $(filter-out $(PROGRAMS:=.c),$(wildcard *.c)) $(wildcard ../common/*.c)
HEADERS := $(wildcard *.h ../common/*.h)

all: $(PROGRAMS)

objects/%.o: %.c $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c $< -o $@

objects/%.o: ../common/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c $< -o $@

objects/%.o: %.cpp $(HEADERS)
	@mkdir -p $(@D)
	$(CXX) $(ALL_CXXFLAGS) -c $< -o $@

$(PROGRAMS): %: objects/%.o $(addprefix objects/,$(notdir $(HELPERS:.c=.o)))
	$(if $(wildcard $@.cpp),$(CXX),$(CC)) $^ -o $@ $(ALL_LIBS)

clean:
	rm -rf $(PROGRAMS) objects

.PHONY: all clean
.PRECIOUS: objects/%.o
