// Switches between stacks: a few instructions on x86-64, ucontext on other machines.
#include "fiber.h"

#include <sys/mman.h>

#include <cstdint>
#include <cstdlib>
#include <new>

#if defined(CTN_EMULATION_ASAN)
#include <pthread.h>
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#include <sanitizer/lsan_interface.h>
#endif

namespace emulation {
namespace {

thread_local Fiber* entered = nullptr;  // the fiber that is resumed for the first time

void start_switch([[maybe_unused]] void** fake, [[maybe_unused]] const void* stack,
                  [[maybe_unused]] size_t size) {
#if defined(CTN_EMULATION_ASAN)
  __sanitizer_start_switch_fiber(fake, stack, size);
#endif
}

void finish_switch([[maybe_unused]] void* fake, [[maybe_unused]] const void** stack,
                   [[maybe_unused]] size_t* size) {
#if defined(CTN_EMULATION_ASAN)
  __sanitizer_finish_switch_fiber(fake, stack, size);
#endif
}

}  // namespace

#if !CTN_EMULATION_UCONTEXT
// Saves the registers that a function must keep, and the modes of the floating-point units.
extern "C" void ctn_emulation_switch(void** save, void* to);
asm(R"(
.text
.globl ctn_emulation_switch
.hidden ctn_emulation_switch
.type ctn_emulation_switch, @function
ctn_emulation_switch:
  endbr64
  push %rbp
  push %rbx
  push %r12
  push %r13
  push %r14
  push %r15
  sub $8, %rsp
  stmxcsr (%rsp)
  fnstcw 4(%rsp)
  mov %rsp, (%rdi)
  mov %rsi, %rsp
  ldmxcsr (%rsp)
  fldcw 4(%rsp)
  add $8, %rsp
  pop %r15
  pop %r14
  pop %r13
  pop %r12
  pop %rbx
  pop %rbp
  ret
.size ctn_emulation_switch, .-ctn_emulation_switch
)");
#endif

Fiber::Fiber(void (*function)(void*), void* argument) : function_(function), argument_(argument) {
  void* memory = mmap(nullptr, kGuard + kStack, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  memory_ = static_cast<char*>(memory);
  if (mprotect(memory_, kGuard, PROT_NONE) != 0) {
    munmap(memory_, kGuard + kStack);
    throw std::bad_alloc();
  }
#if CTN_EMULATION_UCONTEXT
  getcontext(&own_);
  own_.uc_stack.ss_sp = memory_ + kGuard;
  own_.uc_stack.ss_size = kStack;
  own_.uc_link = nullptr;
  makecontext(&own_, enter, 0);
#else
  // What ctn_emulation_switch() takes from the stack; enter() finds it aligned as after a call.
  uint64_t* top = reinterpret_cast<uint64_t*>(memory_ + kGuard + kStack);
  *--top = 0;
  *--top = reinterpret_cast<uint64_t>(&Fiber::enter);
  for (int i = 0; i < 6; ++i) *--top = 0;
  uint32_t modes[2] = {};
  asm volatile("stmxcsr %0\n\tfnstcw %1" : "+m"(modes[0]), "+m"(modes[1]));
  *--top = modes[0] | uint64_t(modes[1]) << 32;
  own_ = top;
#endif
}

Fiber::~Fiber() {
#if defined(CTN_EMULATION_ASAN)
  __asan_unpoison_memory_region(memory_ + kGuard, kStack);
#endif
  munmap(memory_, kGuard + kStack);
}

void Fiber::enter() {
  Fiber* self = entered;
  finish_switch(nullptr, &self->caller_stack_, &self->caller_size_);
  self->function_(self->argument_);
  self->leave(true);
  std::abort();
}

void Fiber::resume() {
  entered = this;
  void* fake = nullptr;
  start_switch(&fake, memory_ + kGuard, kStack);
#if CTN_EMULATION_UCONTEXT
  swapcontext(&caller_, &own_);
#else
  ctn_emulation_switch(&caller_, own_);
#endif
  finish_switch(fake, nullptr, nullptr);
}

void Fiber::suspend() { leave(false); }

void Fiber::leave(bool for_ever) {
  start_switch(for_ever ? nullptr : &own_fake_, caller_stack_, caller_size_);
#if CTN_EMULATION_UCONTEXT
  swapcontext(&own_, &caller_);
#else
  ctn_emulation_switch(&own_, caller_);
#endif
  finish_switch(own_fake_, &caller_stack_, &caller_size_);
}

#if defined(CTN_EMULATION_ASAN)
FirstStack::FirstStack() {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) std::abort();
  pthread_attr_getstack(&attributes, &lowest_, &size_);
  pthread_attr_destroy(&attributes);
  __lsan_register_root_region(lowest_, size_);
}

FirstStack::~FirstStack() { __lsan_unregister_root_region(lowest_, size_); }
#endif

}  // namespace emulation
