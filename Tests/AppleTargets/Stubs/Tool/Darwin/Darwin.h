// What the tool calls of Apple's C. Each declaration has a row in Tests/Tables/darwin-facts.tsv, which says where it is from;
// the compiler makes Swift of them as it does of Apple's own headers.

// Types
typedef long long blkcnt_t;
typedef int blksize_t;
typedef int dev_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef unsigned int nfds_t;
typedef unsigned short nlink_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int sigset_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef int suseconds_t;
typedef long time_t;
typedef unsigned int uid_t;
typedef unsigned int useconds_t;
typedef void (*sig_t)(int);
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
typedef struct { int __dd_fd; } DIR;
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_PROCESS_CPUTIME_ID = 12 } clockid_t;
typedef struct { int _file; } FILE;

// Structures
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct itimerval { struct timeval it_interval; struct timeval it_value; };
struct pollfd { int fd; short events; short revents; };
struct dirent { unsigned long long d_ino; unsigned long long d_seekoff; unsigned short d_reclen; unsigned short d_namlen; unsigned char d_type; char d_name[1024]; };
struct stat { dev_t st_dev; mode_t st_mode; nlink_t st_nlink; unsigned long long st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev; struct timespec st_atimespec; struct timespec st_mtimespec; struct timespec st_ctimespec; struct timespec st_birthtimespec; off_t st_size; blkcnt_t st_blocks; blksize_t st_blksize; };

// Constants
#define EEXIST 17
#define EINTR 4
#define ENOENT 2
#define ESRCH 3
#define ITIMER_REAL 0
#define O_CLOEXEC 0x01000000
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_RDONLY 0x0000
#define O_TRUNC 0x00000400
#define O_WRONLY 0x0001
#define POLLIN 0x0001
#define SEEK_END 2
#define SIGALRM 14
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define STDERR_FILENO 2
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define WNOHANG 0x00000001
#define W_OK (1 << 1)
#define X_OK (1 << 0)
#define F_DUPFD_CLOEXEC 67
#define O_RDWR 0x0002
#define POSIX_SPAWN_SETPGROUP 0x0002
#define SIGQUIT 3
#define SIGXCPU 24
#define SIGXFSZ 25

// Functions
int access(const char *, int);
int clock_gettime(clockid_t, struct timespec *);
int close(int);
int closedir(DIR *);
void exit(int) __attribute__((noreturn));
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int fclose(FILE *);
FILE *fopen(const char *, const char *);
size_t fread(void *, size_t, size_t, FILE *);
void free(void *);
int fseek(FILE *, long, int);
int fstat(int, struct stat *);
int fsync(int);
long ftell(FILE *);
char *getcwd(char *, size_t);
char *getenv(const char *);
uid_t geteuid(void);
pid_t getpid(void);
int isatty(int);
int kill(pid_t, int);
void *memchr(const void *, int, size_t);
int mkdir(const char *, mode_t);
DIR *opendir(const char *);
int poll(struct pollfd *, nfds_t, int);
int posix_spawn(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const argv[], char *const envp[]);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int raise(int);
ssize_t read(int, void *, size_t);
struct dirent *readdir(DIR *);
char *realpath(const char *, char *);
int rename(const char *, const char *);
void rewind(FILE *);
int rmdir(const char *);
int setitimer(int, const struct itimerval *, struct itimerval *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigismember(const sigset_t *, int);
sig_t signal(int, sig_t);
int sigpending(sigset_t *);
int sigprocmask(int, const sigset_t *, sigset_t *);
int stat(const char *, struct stat *);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);
time_t time(time_t *);
int unlink(const char *);
int usleep(useconds_t);
int ftruncate(int, off_t);
int link(const char *, const char *);
int lstat(const char *, struct stat *);
int pipe(int fds[2]);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
pid_t waitpid(pid_t, int *, int);
ssize_t write(int, const void *, size_t);
