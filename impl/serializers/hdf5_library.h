// libhdf5, opened at run time.
#pragma once
#if defined(CATENARY_HAS_HDF5)
#include <hdf5.h>

#include <string>
#include <utility>

#include "impl/base/error.h"

// libhdf5, opened when first needed. The macros for ids in its headers (H5P_FILE_ACCESS, H5T_IEEE_F32LE, even
// H5F_ACC_RDONLY) link against the library and must not be used: `Functions` has the ids.
namespace catenary::hdf5 {

#define CTN_HDF5_FUNCTIONS(X)         \
  X(H5open)                           \
  X(H5get_libversion)                 \
  X(H5Eclear2)                        \
  X(H5Eget_auto2)                     \
  X(H5Eset_auto2)                     \
  X(H5Ewalk2)                         \
  X(H5Idec_ref)                       \
  X(H5Iget_type)                      \
  X(H5Fopen)                          \
  X(H5Fcreate)                        \
  X(H5Fclose)                         \
  X(H5Fget_create_plist)              \
  X(H5Fget_vfd_handle)                \
  X(H5Gopen2)                         \
  X(H5Gcreate2)                       \
  X(H5Oopen)                          \
  X(H5Oget_info2)                     \
  X(H5Dopen2)                         \
  X(H5Dcreate2)                       \
  X(H5Dread)                          \
  X(H5Dwrite)                         \
  X(H5Dwrite_chunk)                   \
  X(H5Dget_chunk_info_by_coord)       \
  X(H5Dget_num_chunks)                \
  X(H5Dget_create_plist)              \
  X(H5Dget_offset)                    \
  X(H5Dget_space)                     \
  X(H5Dget_storage_size)              \
  X(H5Dget_type)                      \
  X(H5Screate)                        \
  X(H5Screate_simple)                 \
  X(H5Sget_simple_extent_dims)        \
  X(H5Sget_simple_extent_ndims)       \
  X(H5Sget_simple_extent_type)        \
  X(H5Tcopy)                          \
  X(H5Tenum_create)                   \
  X(H5Tenum_insert)                   \
  X(H5Tequal)                         \
  X(H5Tget_class)                     \
  X(H5Tget_member_name)               \
  X(H5Tget_member_value)              \
  X(H5Tget_nmembers)                  \
  X(H5Tget_order)                     \
  X(H5Tget_sign)                      \
  X(H5Tget_size)                      \
  X(H5Tget_strpad)                    \
  X(H5Tis_variable_str)               \
  X(H5Tset_cset)                      \
  X(H5Tset_ebias)                     \
  X(H5Tset_fields)                    \
  X(H5Tset_size)                      \
  X(H5Pcreate)                        \
  X(H5Pget_chunk)                     \
  X(H5Pget_chunk_opts)                \
  X(H5Pget_external_count)            \
  X(H5Pget_filter2)                   \
  X(H5Pget_layout)                    \
  X(H5Pget_nfilters)                  \
  X(H5Pget_sizes)                     \
  X(H5Pget_userblock)                 \
  X(H5Pset_alloc_time)                \
  X(H5Pset_char_encoding)             \
  X(H5Pset_chunk)                     \
  X(H5Pset_create_intermediate_group) \
  X(H5Pset_deflate)                   \
  X(H5Pset_fapl_core)                 \
  X(H5Pset_fapl_sec2)                 \
  X(H5Pset_fclose_degree)             \
  X(H5Pset_file_image_callbacks)      \
  X(H5Pset_fill_time)                 \
  X(H5Pset_libver_bounds)             \
  X(H5Pset_meta_block_size)           \
  X(H5Pset_obj_track_times)           \
  X(H5free_memory)

#define CTN_HDF5_IDS(X)          \
  X(H5E_NOSPACE_g)               \
  X(H5P_CLS_DATASET_CREATE_ID_g) \
  X(H5P_CLS_FILE_ACCESS_ID_g)    \
  X(H5P_CLS_LINK_CREATE_ID_g)    \
  X(H5T_C_S1_g)                  \
  X(H5T_IEEE_F32BE_g)            \
  X(H5T_IEEE_F32LE_g)            \
  X(H5T_IEEE_F64BE_g)            \
  X(H5T_IEEE_F64LE_g)            \
  X(H5T_STD_I8BE_g)              \
  X(H5T_STD_I8LE_g)              \
  X(H5T_STD_I16BE_g)             \
  X(H5T_STD_I16LE_g)             \
  X(H5T_STD_I32BE_g)             \
  X(H5T_STD_I32LE_g)             \
  X(H5T_STD_I64BE_g)             \
  X(H5T_STD_I64LE_g)             \
  X(H5T_STD_U8BE_g)              \
  X(H5T_STD_U8LE_g)              \
  X(H5T_STD_U16BE_g)             \
  X(H5T_STD_U16LE_g)             \
  X(H5T_STD_U32BE_g)             \
  X(H5T_STD_U32LE_g)             \
  X(H5T_STD_U64BE_g)             \
  X(H5T_STD_U64LE_g)

struct Functions {
#define CTN_HDF5_MEMBER(NAME) decltype(&::NAME) NAME = nullptr;
  CTN_HDF5_FUNCTIONS(CTN_HDF5_MEMBER)
#undef CTN_HDF5_MEMBER
  decltype(&::H5Pset_file_locking) H5Pset_file_locking = nullptr;  // since 1.10.7; may be missing
  // Works for any version: the information about a link begins with its type, and nothing else is used.
  herr_t (*iterate)(hid_t group, H5_index_t index, H5_iter_order_t order, hsize_t* position,
                    herr_t (*visit)(hid_t, const char*, const void*, void*), void* data) = nullptr;
#define CTN_HDF5_MEMBER(NAME) hid_t NAME = -1;
  CTN_HDF5_IDS(CTN_HDF5_MEMBER)
#undef CTN_HDF5_MEMBER
};

/// While this lives, only this thread uses libhdf5, and libhdf5 prints no errors. Throws
/// Error(CTN_ERROR_UNAVAILABLE) if there is no libhdf5.
class Use {
 public:
  Use();
  ~Use();
  Use(const Use&) = delete;
  Use& operator=(const Use&) = delete;
  const Functions* operator->() const;

 private:
  H5E_auto2_t handler_ = nullptr;
  void* handler_data_ = nullptr;
};

/// Throws an error whose text ends with the innermost report of libhdf5: "TEXT: REPORT".
[[noreturn]] void fail_with_report(ctn_status status, const std::string& text);

/// An id of libhdf5. Must be created and destroyed within a Use.
class Id {
 public:
  Id() = default;
  explicit Id(hid_t id) : id_(id) {}
  Id(Id&& other) noexcept : id_(std::exchange(other.id_, -1)) {}
  Id& operator=(Id&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }
  ~Id();
  operator hid_t() const { return id_; }
  bool good() const { return id_ >= 0; }
  hid_t leak() { return std::exchange(id_, -1); }

 private:
  hid_t id_ = -1;
};

}  // namespace catenary::hdf5
#endif
