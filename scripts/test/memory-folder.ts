/**
 * A folder in memory for everything that a test run writes: databases, data folders, browsers' profiles. All of it is gone afterwards, and on a disk a tenth of the
 * processor's time goes into writing and discarding it.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const PLACE = '/dev/shm'
const GIGABYTE = 1024 ** 3
/** A run holds up to three at once; what is in memory is missing to the processes. */
const LEAST_ROOM = 6 * GIGABYTE
const LEAST_FREE_MEMORY = 12 * GIGABYTE

/** Undefined where there is none, or it is small, or nothing may be run from it, as in most containers. */
export function makeMemoryFolder(): string | undefined {
  let folder: string | undefined
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    if (bavail * bsize < LEAST_ROOM || freemem() < LEAST_FREE_MEMORY) return undefined
    folder = mkdtempSync(join(PLACE, 'hearthline-'))
    // Other users pass into it: the database has one of its own when the tests run as root.
    chmodSync(folder, 0o755)
    if (mayRunFrom(folder)) return folder
  } catch {
    // No such place, or not for us: the disk does.
  }
  if (folder) rmSync(folder, { recursive: true, force: true })
  return undefined
}

function mayRunFrom(folder: string): boolean {
  const probe = join(folder, 'probe.sh')
  writeFileSync(probe, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const { status } = spawnSync(probe)
  rmSync(probe)
  return status === 0
}
