/** The embedded database's files on disk: writes that reach it, and a fallback when there is no space for the log. */
import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { SpaceReserve } from './space-reserve.ts'

/** Of Emscripten's table of error numbers. */
const NO_ROOM = new Set([51 /* ENOSPC */, 19 /* EDQUOT */])
const LOG_FOLDER = 'pg_wal'

interface Stream {
  readonly nfd: number
  readonly node: FileNode
}
interface FileNode {
  readonly name: string
  readonly parent: FileNode
}
interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: {
      fsync?: (stream: Stream) => number
      write: (stream: Stream, ...rest: unknown[]) => number
    }
    readonly node_ops: { mknod: (parent: FileNode, ...rest: unknown[]) => unknown }
  }
}

/** Ends the process with a sentence: what was acknowledged is on the disk, and the next start finds it. */
export type Stop = (sentence: string) => never

export class DurableNodeFs extends NodeFS {
  readonly #reserve: SpaceReserve
  readonly #stop: Stop

  constructor(folder: string, reserve: SpaceReserve, stop: Stop) {
    super(folder)
    this.#reserve = reserve
    this.#stop = stop
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const hook = ({ NODEFS }: EmscriptenModule) => {
      // NODEFS answers fsync with success and does nothing; a commit is only a commit when the disk has it.
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd)
        } catch (problem) {
          // After a failed fsync no one knows what the disk has; PostgreSQL ends too, and recovers from its log.
          this.#stop(
            `The disk could not keep what was written (${String(problem)}). The server ends; start it again when the disk is sound.`,
          )
        }
        return 0
      }
      const { write } = NODEFS.stream_ops
      NODEFS.stream_ops.write = (stream, ...rest) =>
        isOfLog(stream.node) ? this.#mustSucceed(() => write(stream, ...rest)) : write(stream, ...rest)
      const { mknod } = NODEFS.node_ops
      NODEFS.node_ops.mknod = (parent, ...rest) =>
        isOfLog(parent) ? this.#mustSucceed(() => mknod(parent, ...rest)) : mknod(parent, ...rest)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] as typeof emscriptenOpts.preRun } }
  }

  /** An error while the log is written is a PANIC, which never returns: so there must be space, or the process ends. */
  #mustSucceed<T>(act: () => T): T {
    for (;;) {
      try {
        return act()
      } catch (problem) {
        const { errno } = problem as { errno?: number }
        if (errno !== undefined && NO_ROOM.has(errno) && this.#reserve.release()) continue
        this.#stop(
          errno !== undefined && NO_ROOM.has(errno)
            ? 'The disk of the data folder is full and the reserve is used up. The server ends; make room and start it again.'
            : `The log of the database cannot be written (error ${errno ?? String(problem)}). The server ends; start it again when the disk is sound.`,
        )
      }
    }
  }
}

const isOfLog = (node: FileNode): boolean => {
  for (let at = node; at.parent !== at; at = at.parent) if (at.name === LOG_FOLDER) return true
  return false
}
