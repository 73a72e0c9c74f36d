import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AchDelivery } from './ach-delivery.ts'
import { folderDelivery } from './folder-delivery.ts'
import { readPlace } from './read-place.ts'
import { sftpDelivery } from './sftp-delivery.ts'
import { type SftpServer, startSftpServer } from './sftp-server.fixture.ts'

const CONTENT = `${'101'.padEnd(94)}\n${'9'.repeat(94)}\n`
const folder = mkdtempSync(join(tmpdir(), 'hearthline-delivery-'))
/** The library writes one in some hundred in a form that it does not read again itself. */
function readableKeys(): Keys {
  const keys = ssh2.utils.generateKeyPairSync('ed25519')
  return ssh2.utils.parseKey(keys.private) instanceof Error ? readableKeys() : keys
}
const [host, user, stranger] = [readableKeys(), readableKeys(), readableKeys()]
type Keys = ReturnType<typeof ssh2.utils.generateKeyPairSync>
let server: SftpServer
const keyFile = (name: string) => join(folder, `${name}.key`)
beforeAll(async () => {
  mkdirSync(join(folder, 'bank/lender'), { recursive: true })
  for (const [name, keys] of Object.entries({ user, stranger })) writeFileSync(keyFile(name), keys.private, { mode: 0o600 })
  server = await startSftpServer(join(folder, 'bank'), host.private, user.public)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const fingerprint = (publicKey: string) =>
  `SHA256:${createHash('sha256')
    .update(Buffer.from(publicKey.split(' ')[1]!, 'base64'))
    .digest('base64')
    .replace(/=+$/, '')}`
const overSftp = ({ keys = 'user', hostKey = fingerprint(host.public), at = 'lender' } = {}): AchDelivery => {
  const place = readPlace(`sftp://lender@127.0.0.1:${server.port}/${at}?key=${encodeURIComponent(keyFile(keys))}#${hostKey}`)
  if (place?.kind !== 'sftp') throw new Error('This is no place')
  return sftpDelivery(place)
}

const WAYS = [
  { way: 'a folder', delivery: () => folderDelivery(join(folder, 'here')), at: join(folder, 'here') },
  { way: 'SFTP', delivery: () => overSftp(), at: join(folder, 'bank/lender') },
]

describe.each(WAYS)('a file that is handed over by $way', ({ delivery, at }) => {
  it('is seen by the bank whole and under its own name alone, once, also after it was taken away', async () => {
    const to = delivery()
    await to.stage('first.ach', 'half of it')
    await to.stage('first.ach', CONTENT)
    expect(readdirSync(join(at, 'outgoing'))).toEqual([])
    await to.release('first.ach')
    await to.release('first.ach')
    expect(readdirSync(join(at, 'outgoing'))).toEqual(['first.ach'])
    expect(readFileSync(join(at, 'outgoing/first.ach'), 'latin1')).toBe(CONTENT)
    rmSync(join(at, 'outgoing/first.ach'))
    await to.release('first.ach')
    expect(existsSync(join(at, 'outgoing/first.ach'))).toBe(false)
  })

  it('is answered by what the bank left, in order, and nothing that is no file', async () => {
    const from = delivery()
    for (const name of ['b.ach', 'a.ach', '.partly']) writeFileSync(join(at, 'incoming', name), CONTENT)
    mkdirSync(join(at, 'incoming/archive'))
    expect(await from.list()).toEqual(['a.ach', 'b.ach'])
    expect(await from.read('b.ach')).toBe(CONTENT)
  })
})

describe('the bank’s server', () => {
  it('is believed by its key alone, and takes ours alone', async () => {
    await expect(overSftp({ hostKey: fingerprint(stranger.public) }).list()).rejects.toThrow(/verif/i)
    await expect(overSftp({ keys: 'stranger' }).list()).rejects.toThrow(/authentication/i)
  })

  it('has left nothing in a place that is still empty', async () => {
    expect(await folderDelivery(join(folder, 'empty')).list()).toEqual([])
    expect(await overSftp({ at: 'empty' }).list()).toEqual([])
  })
})

describe('a place', () => {
  it('is a folder, or a server with a key of ours and the fingerprint of its own, and nothing else', () => {
    expect(readPlace('file:///var/ach')).toEqual({ kind: 'folder', folder: '/var/ach' })
    for (const wrong of [
      '/var/ach',
      'file:///',
      'sftp://bank/ach',
      'sftp://me@bank/ach?key=/k',
      'sftp://me@bank/ach#SHA256:short',
      'https://bank',
    ])
      expect([wrong, readPlace(wrong)]).toEqual([wrong, undefined])
  })
})
