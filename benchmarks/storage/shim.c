/* Stands between a program and the C library (LD_PRELOAD, Linux): lets one call fail that writes or syncs below a folder, and logs what is written there.

The program arms it: storage_shim_arm(folder, log, nth, error). Below the folder, the nth call that writes, cuts or syncs sets `errno` to `error` and does
nothing; 0 lets all go well. `log` is a file descriptor that takes a record for each change, or -1. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WRITE, CUT, SYNC, MAKE, REMOVE, RENAME, LINK, NOTE };

static char folder[PATH_MAX];
static int armed, log_to = -1, fails_with;
static long counted, fails_at;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static ssize_t (*real_write)(int, const void *, size_t);

__attribute__((constructor)) static void begin(void) { real_write = REAL(write); }

static void all_written(const void *from, size_t size) {
    const char *at = from;
    while (size > 0) {
        ssize_t done = real_write(log_to, at, size);
        if (done <= 0) _exit(97);
        at += done, size -= done;
    }
}

static void record(uint64_t what, uint64_t node, uint64_t offset, const void *data, uint64_t size) {
    if (log_to < 0) return;
    uint64_t head[4] = {what, node, offset, size};
    all_written(head, sizeof head);
    if (data) all_written(data, size);
}

static void record_paths(uint64_t what, uint64_t node, const char *one, const char *other) {
    char both[2 * PATH_MAX];
    int size = snprintf(both, sizeof both, "%s\n%s", one, other);
    record(what, node, 0, both, size);
}

void storage_shim_arm(const char *below, int log, long nth, int error) {
    snprintf(folder, sizeof folder, "%s/", below);
    log_to = log, fails_at = nth, fails_with = error, counted = 0, armed = 1;
}

long storage_shim_counted(void) { return counted; }

void storage_shim_note(const char *text) {
    pthread_mutex_lock(&lock);
    record(NOTE, 0, 0, text, strlen(text));
    pthread_mutex_unlock(&lock);
}

static int below(const char *path) { return armed && strncmp(path, folder, strlen(folder)) == 0; }

/* The number of the file if it lies below the folder, 0 otherwise */
static uint64_t node_of(int fd) {
    char name[64], path[PATH_MAX];
    struct stat about;
    if (!armed || fd == log_to) return 0;
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(name, path, sizeof path - 2);
    if (size <= 0) return 0;
    path[size] = 0;
    /* The folder itself counts as well: it is synced after a name was given */
    path[size] = '/', path[size + 1] = 0;
    return below(path) && fstat(fd, &about) == 0 ? about.st_ino : 0;
}

static int fails(void) {
    counted++;
    if (counted != fails_at) return 0;
    errno = fails_with;
    return 1;
}

/* Do a call and record it if it went well */
#define CALL(type, node, failed, real, done)                  \
    pthread_mutex_lock(&lock);                                \
    type result = failed;                                     \
    if (!fails()) {                                           \
        result = real;                                        \
        int kept = errno;                                     \
        if (result != (type)failed) done;                     \
        errno = kept;                                         \
    }                                                         \
    pthread_mutex_unlock(&lock);                              \
    return result

ssize_t write(int fd, const void *data, size_t size) {
    uint64_t node = node_of(fd);
    if (!node) return real_write(fd, data, size);
    off_t at = lseek(fd, 0, SEEK_CUR);
    CALL(ssize_t, node, -1, real_write(fd, data, size), record(WRITE, node, at, data, result));
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
    uint64_t node = node_of(fd);
    if (!node) return REAL(pwrite64)(fd, data, size, at);
    CALL(ssize_t, node, -1, REAL(pwrite64)(fd, data, size, at), record(WRITE, node, at, data, result));
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return pwrite64(fd, data, size, at); }

int ftruncate64(int fd, off_t size) {
    uint64_t node = node_of(fd);
    if (!node) return REAL(ftruncate64)(fd, size);
    CALL(int, node, -1, REAL(ftruncate64)(fd, size), record(CUT, node, size, NULL, 0));
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int fsync(int fd) {
    uint64_t node = node_of(fd);
    if (!node) return REAL(fsync)(fd);
    CALL(int, node, -1, REAL(fsync)(fd), record(SYNC, node, 0, NULL, 0));
}

int fdatasync(int fd) {
    uint64_t node = node_of(fd);
    if (!node) return REAL(fdatasync)(fd);
    CALL(int, node, -1, REAL(fdatasync)(fd), record(SYNC, node, 0, NULL, 0));
}

static int opened(const char *path, int flags, mode_t mode) {
    if (!(flags & O_CREAT) || !below(path)) return REAL(openat64)(AT_FDCWD, path, flags, mode);
    struct stat about;
    pthread_mutex_lock(&lock);
    int is_new = stat(path, &about) != 0;
    int fd = REAL(openat64)(AT_FDCWD, path, flags, mode);
    if (fd >= 0 && is_new && fstat(fd, &about) == 0) record_paths(MAKE, about.st_ino, path, "");
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPEN(name)                                  \
    int name(const char *path, int flags, ...) {    \
        va_list more;                               \
        va_start(more, flags);                      \
        mode_t mode = va_arg(more, int);            \
        va_end(more);                               \
        return opened(path, flags, mode);           \
    }
OPEN(open)
OPEN(open64)

int unlink(const char *path) {
    pthread_mutex_lock(&lock);
    int result = REAL(unlink)(path);
    if (result == 0 && below(path)) record_paths(REMOVE, 0, path, "");
    pthread_mutex_unlock(&lock);
    return result;
}

int rename(const char *old, const char *new) {
    pthread_mutex_lock(&lock);
    int result = REAL(rename)(old, new);
    if (result == 0 && below(new)) record_paths(RENAME, 0, old, new);
    pthread_mutex_unlock(&lock);
    return result;
}

static int linked(int result, const char *old, const char *new) {
    if (result == 0 && below(new)) record_paths(LINK, 0, old, new);
    return result;
}

int link(const char *old, const char *new) { return linked(REAL(link)(old, new), old, new); }

int linkat(int from, const char *old, int to, const char *new, int flags) {
    return linked(REAL(linkat)(from, old, to, new, flags), old, new);
}
