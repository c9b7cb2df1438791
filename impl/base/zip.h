// Reads and writes ZIP archives.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct zip;
struct zip_file;

namespace catenary {

/// Returns the compression level: `otherwise` for -1, 0 for none. Throws Error(CTN_ERROR_INVALID_ARGUMENT)
/// for levels outside -1 to 9.
int compression_level(int32_t level, int otherwise);
constexpr int kDeflateLevel = 6;  // the default of zlib and NumPy

/// Collects entries and writes them as a ZIP archive that replaces `path` in one step.
///
/// Nothing touches the file system before commit(); if that fails, the old file is unchanged and no temporary
/// file is left. The same entries give the same bytes: there are no timestamps. Not thread-safe.
class ZipWriter {
 public:
  /// level: 0 stores the entries; 1 to 9 deflate them, with higher levels compressing better.
  ZipWriter(std::string path, int level);
  ~ZipWriter();
  ZipWriter(const ZipWriter&) = delete;
  ZipWriter& operator=(const ZipWriter&) = delete;

  /// Adds an entry made of head followed by data. head is copied; data is not, and must stay valid and
  /// unchanged until commit() or the writer's destruction. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if the
  /// name is empty, not UTF-8, too long, already used, or one that ZipReader would refuse.
  void add(const std::string& name, const void* head, size_t head_size, const void* data, size_t data_size);

  /// The same for data whose ownership the writer shares.
  void add(const std::string& name, const void* head, size_t head_size, std::shared_ptr<const void> data,
           size_t data_size);

  /// Writes a temporary file next to path, syncs it, renames it over path and syncs the directory. Follows a
  /// symbolic link and keeps the permissions of an existing file; refuses anything but a regular file. Throws
  /// Error(CTN_ERROR_IO), which names the path and the reason, on failure, and Error(CTN_ERROR_STATE) if
  /// called again.
  void commit();

 private:
  struct Entry {
    std::string name;
    std::string head;
    const void* data;
    size_t data_size;
    std::shared_ptr<const void> owner;
  };

  void write_archive(int file) const;

  std::string path_;
  int level_;
  bool committed_ = false;
  std::vector<Entry> entries_;
  std::map<std::string, size_t> index_;
};

struct ZipInput;

/// Reads untrusted ZIP archives with stored and deflated entries. Not thread-safe.
///
/// Throws Error(CTN_ERROR_FORMAT) if the archive is broken, and Error(CTN_ERROR_UNSUPPORTED) if it uses
/// encryption or another compression method.
class ZipReader {
 public:
  /// Opens a file and checks the directory, every entry's own header, and the names: UTF-8, unique, without a
  /// ".." component. Throws Error(CTN_ERROR_NOT_FOUND) if there is no such file, and Error(CTN_ERROR_IO) if
  /// it cannot be read.
  explicit ZipReader(const std::string& path);

  /// Opens an archive in memory, which must outlive the reader; messages use `label` as the path.
  ZipReader(const void* bytes, size_t size, std::string label);

  ~ZipReader();
  ZipReader(const ZipReader&) = delete;
  ZipReader& operator=(const ZipReader&) = delete;

  /// Names in the archive's order.
  const std::vector<std::string>& names() const { return names_; }
  bool has(const std::string& name) const { return index_.count(name) != 0; }

  /// One entry, read in pieces or all at once. The reader must outlive it.
  class Entry {
   public:
    /// Throws Error(CTN_ERROR_NOT_FOUND) if there is no such entry, and Error(CTN_ERROR_FORMAT) for a size
    /// that an archive of this size cannot hold.
    Entry(const ZipReader& reader, const std::string& name);
    ~Entry();
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    uint64_t size() const { return size_; }
    /// Whether the bytes are stored in the archive without compression.
    bool is_stored() const { return !deflated_; }

    /// Reads the next bytes. Throws Error(CTN_ERROR_FORMAT) if the entry ends early.
    void read(void* data, size_t size);
    /// Reads the rest and verifies size and checksum. Data read before this call must not be trusted.
    void finish();
    /// Goes back to the beginning and frees the memory used for inflating.
    void rewind();

    /// Reads and verifies the size() bytes of the whole entry.
    void read_all(void* data) const;

    /// Stored entries only: verifies the checksum by reading everything in small pieces.
    void verify() const;
    /// Stored entries only: reads bytes from `offset` on without verifying them.
    void read_at(void* data, size_t size, uint64_t offset) const;

   private:
    uint64_t locate(uint64_t index) const;
    size_t next(void* data, size_t size);
    void check_sum(uint32_t sum) const;

    const ZipReader& reader_;
    std::string what_;
    uint64_t index_ = 0, offset_ = 0, packed_ = 0, size_ = 0;
    uint32_t declared_sum_ = 0;
    bool deflated_ = false;

    ::zip_file* file_ = nullptr;  // for a deflated entry that is read in pieces
    uint64_t done_ = 0;
    uint32_t sum_ = 0;
    bool verified_ = false;
  };

  /// Returns the content of an entry after verifying its checksum. Memory use is bounded by what an archive
  /// of this size can hold. Throws Error(CTN_ERROR_NOT_FOUND) if there is no such entry.
  std::vector<unsigned char> read(const std::string& name) const;

 private:
  void open();
  void read_names();

  std::string path_;
  std::unique_ptr<ZipInput> input_;
  ::zip* archive_ = nullptr;
  std::vector<std::string> names_;
  std::map<std::string, uint64_t> index_;
};

}  // namespace catenary
