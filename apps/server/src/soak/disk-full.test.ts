import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CrashBorrower, continueApplication, crashBorrower, type ServerGone, TryLater } from '../testing/crash-borrower.ts'
import { missingWrites } from '../testing/missing-writes.ts'
import { type ServerProcess, startServerOrThrow, startServerProcess } from '../testing/server-process.ts'

const MEBIBYTE = 1_048_576

const place = mkdtempSync(join(tmpdir(), 'hearthline-full-'))
/** A disk of its own, small enough to fill; only an administrator of the machine may mount one. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', place], { encoding: 'utf8' })
const possible = mounted.status === 0
if (!possible)
  console.log(`The disk-full soak is skipped: no disk can be mounted here (${(mounted.error?.message ?? mounted.stderr).trim()})`)

afterAll(() => {
  if (possible) spawnSync('umount', ['-l', place])
  rmSync(place, { recursive: true, force: true })
})

const free = () => {
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize
}
const ballast = () => join(place, 'ballast')
/** The product writes at the same time: what it takes first is missing here, and the disk is as full. */
function fillUpTo(left: number): void {
  try {
    writeFileSync(ballast(), Buffer.alloc(Math.max(0, free() - left)))
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOSPC') throw problem
  }
}

describe.runIf(possible)('the disk of the embedded database runs full under load', () => {
  const data = join(place, 'data')
  let server: ServerProcess
  beforeAll(async () => {
    mkdirSync(data)
    server = await startServerOrThrow(data)
  })
  afterAll(async () => {
    await server?.stop()
  })

  const healthz = async () => (await (await fetch(`${server.url}/healthz`)).json()) as { status: string; storage: string }

  /** Nine megabytes are above the limit at which changes are refused beforehand: the log itself runs out of room, and needs the reserve. */
  it.each([
    ['at once', 100_000],
    ['while the log is written', 9 * MEBIBYTE],
  ])('%s: 507 for changes, reads continue, /healthz says so, room makes it continue, nothing acknowledged is lost', async (_how, left) => {
    const people: CrashBorrower[] = []
    const refused: ServerGone[] = []
    let over = false
    const persist = async (who: CrashBorrower) => {
      while (!who.arrived && !over) {
        await continueApplication(server.url, who, (problem) => void refused.push(problem))
        if (!who.arrived) await sleep(100)
      }
    }
    const under: Promise<void>[] = []
    const more = (count: number) => {
      for (let n = 0; n < count; n++) {
        const who = crashBorrower(`Sound${String.fromCharCode(97 + (people.length % 26), 97 + Math.floor(people.length / 26))}`)
        people.push(who)
        under.push(persist(who))
      }
    }
    more(6)
    await sleep(1500)
    fillUpTo(left)
    // The log takes 16 MB to its next segment: people come until there is no room for it.
    await expect
      .poll(
        async () => {
          if (left > MEBIBYTE && people.length < 400) more(4)
          return (await healthz()).storage
        },
        { timeout: 180_000, interval: 500 },
      )
      .toBe('full')
    // Whoever was fast has arrived by now: others come to the full disk.
    more(4)
    await expect
      .poll(() => refused.some((problem) => problem instanceof TryLater && problem.message === 'insufficient_storage'), { timeout: 20_000 })
      .toBe(true)
    const [reader] = people.filter((who) => who.uuid)
    expect(reader).toBeDefined()
    expect(await missingWrites(server.url, reader!)).toEqual([])
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)

    rmSync(ballast())
    await expect.poll(async () => (await healthz()).storage, { timeout: 30_000 }).toBe('ok')
    await Promise.race([
      Promise.all(under),
      sleep(240_000).then(() => {
        over = true
      }),
    ])
    over = true
    await Promise.all(under)
    const lost = (await Promise.all(people.map((who) => missingWrites(server.url, who)))).flat()
    console.log(
      `${people.length} people, ${refused.length} refusals, ${lost.length} acknowledged writes lost, ${people.filter((who) => who.arrived).length} arrived`,
    )
    expect(lost).toEqual([])
    expect(refused.filter((problem) => !(problem instanceof TryLater))).toEqual([])
    expect(people.filter((who) => !who.arrived).map((who) => who.email)).toEqual([])
  })
})

describe.runIf(possible)('a start on a full disk', () => {
  it('is refused with one sentence that says how much room is needed', async () => {
    const data = join(place, 'second')
    mkdirSync(data)
    fillUpTo(5 * MEBIBYTE)
    const ended = await startServerProcess(data)
    rmSync(ballast())
    if (!('said' in ended)) {
      await ended.kill()
      throw new Error('It started on a full disk')
    }
    expect(ended.code).toBe(1)
    expect(ended.said.trim()).toMatch(
      /^The data folder .+ has \d+ MB of free space; 32 MB are needed to start\. Make room and start again\.$/,
    )
  })
})
