/**
 * Keeps an empty file in the data folder, removed when the embedded database cannot write. A log segment (16 MB) that cannot be created is a
 * PANIC, which never returns inside one process. With the reserve released the segment fits; then writes stop until the reserve is restored.
 */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { refuseFolderAt } from './data-folder.ts'
import type { Storage } from './storage-watch.ts'

const MEBIBYTE = 1_048_576
/** One segment of the log, and what the change in progress may still need. */
const RESERVE_BYTES = 24 * MEBIBYTE
/** Below this much free space beside the reserve, changes are refused before they fail half way. */
const LEAST_FREE_BYTES = 8 * MEBIBYTE

export class NoRoomToStart extends Error {
  constructor(folder: string, free: number) {
    super(
      `The data folder ${folder} has ${Math.floor(free / MEBIBYTE)} MB of free space; ${(RESERVE_BYTES + LEAST_FREE_BYTES) / MEBIBYTE} MB are needed to start. Make room and start again.`,
    )
    this.name = 'NoRoomToStart'
  }
}

export interface SpaceReserve {
  /** Gives the reserve up; false when there was none. */
  release(): boolean
  /** Checks the disk, restores the reserve where there is space, and returns whether changes may be written. */
  look(): Storage
}

/** @throws NoRoomToStart when the reserve cannot be made; an existing one is enough to start on a full disk */
export function openReserve(folder: string): SpaceReserve {
  const path = join(folder, 'reserve')
  refuseFolderAt(path)
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  const reserve: SpaceReserve = {
    release() {
      try {
        unlinkSync(path)
        return true
      } catch {
        return false
      }
    },
    look() {
      if (!isWhole(path) && (free() < RESERVE_BYTES + LEAST_FREE_BYTES || !make(path))) return 'full'
      return free() < LEAST_FREE_BYTES ? 'full' : 'ok'
    },
  }
  reserve.look()
  if (!isWhole(path)) throw new NoRoomToStart(folder, free())
  return reserve
}

const isWhole = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES

/** Under another name first: a reserve that was cut short is none. False when there is no space after all. */
function make(path: string): boolean {
  const draft = `${path}.part`
  try {
    const file = openSync(draft, 'w', 0o600)
    try {
      const zeros = Buffer.alloc(MEBIBYTE)
      for (let written = 0; written < RESERVE_BYTES; ) written += writeSync(file, zeros)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}
