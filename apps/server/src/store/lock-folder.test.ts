import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockPath = () => join(folder, 'lock')

/** A process that does nothing but live. */
async function whileAlive<T>(run: (pid: number) => T): Promise<T> {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await once(child, 'spawn')
  try {
    return run(child.pid!)
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

describe('the lock on a data folder', () => {
  it('names its owner, is readable by the owner alone, and is gone when freed', () => {
    const free = lockFolder(folder)
    expect(readFileSync(lockPath(), 'utf8')).toMatch(new RegExp(`^${process.pid}\\n`))
    expect(statSync(lockPath()).mode & 0o777).toBe(0o600)
    free()
    expect(existsSync(lockPath())).toBe(false)
    lockFolder(folder)()
  })

  it('is refused while its owner is running, naming folder and process', async () => {
    lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    await whileAlive((pid) => {
      writeFileSync(lockPath(), `${pid}\n\n`)
      expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${pid}.`)
    })
  })

  it('is taken over when its owner is gone', async () => {
    const gone = await whileAlive((pid) => pid)
    writeFileSync(lockPath(), `${gone}\n12345\n`)
    lockFolder(folder)()
  })

  it('is taken over when the process id has become another process', async () => {
    await whileAlive((pid) => {
      writeFileSync(lockPath(), `${pid}\n1\n`)
      // Only where the system tells when a process started; elsewhere the id alone counts, on the safe side.
      if (existsSync('/proc/self/stat')) lockFolder(folder)()
      else expect(() => lockFolder(folder)).toThrow(FolderInUse)
    })
  })

  // Only where the system tells: elsewhere a killed process is gone at once.
  it.runIf(existsSync('/proc/self/stat'))('is taken over when its owner was killed and no one has asked for its end yet', async () => {
    // The shell starts a child, and becomes a program that never asks for children before that child ends.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const zombie = Number(said.toString().trim())
    try {
      await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8').split(') ')[1]?.[0], { timeout: 20_000 }).toBe('Z')
      const started = readFileSync(`/proc/${zombie}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]
      writeFileSync(lockPath(), `${zombie}\n${started}\n`)
      lockFolder(folder)()
    } finally {
      parent.kill('SIGKILL')
      await once(parent, 'exit')
    }
  })

  it.each(['', 'nonsense', '-1\n', '0\n'])('is taken over when its content is not a process id: %j', (text) => {
    writeFileSync(lockPath(), text)
    lockFolder(folder)()
  })
})
