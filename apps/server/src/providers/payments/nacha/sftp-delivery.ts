/** Files handed over on the bank's own server, over SFTP: only to the host whose key was named, and with a key of ours. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Client from 'ssh2-sftp-client'
import { type AchDelivery, INCOMING, OUTGOING, refuseTooLarge, STAGED } from './ach-delivery.ts'

const TIMEOUT_MS = 20_000

export interface SftpPlace {
  readonly user: string
  readonly host: string
  readonly port: number
  readonly folder: string
  /** path of our private key */
  readonly keyFile: string
  /** 'SHA256:…' of the host's key, as ssh-keygen -l prints it */
  readonly hostKey: string
}

const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

export function sftpDelivery({ user: username, host, port, folder, keyFile, hostKey }: SftpPlace): AchDelivery {
  const path = (place: string, name = '') => [folder.replace(/\/+$/, ''), place, ...(name === '' ? [] : [name])].join('/')
  /** A connection for each errand: some files a day are not worth keeping one open. */
  const visit = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client()
    // A connection that breaks while nobody waits for it must not end the process.
    client.on('error', () => undefined)
    try {
      await client.connect({
        ...{ host, port, username, readyTimeout: TIMEOUT_MS },
        privateKey: await readFile(keyFile),
        hostVerifier: (key: Buffer) => fingerprintOf(key) === hostKey,
      })
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return {
    stage: (name, content) =>
      visit(async (client) => {
        for (const place of [OUTGOING, STAGED, INCOMING]) await client.mkdir(path(place), true)
        await client.put(Buffer.from(content, 'latin1'), path(STAGED, name))
      }),
    release: (name) =>
      visit(async (client) => {
        if ((await client.exists(path(STAGED, name))) === false) return
        await client.rename(path(STAGED, name), path(OUTGOING, name))
      }),
    list: () =>
      visit(async (client) => {
        if ((await client.exists(path(INCOMING))) === false) return []
        const found = await client.list(path(INCOMING))
        return found.flatMap(({ type, name }) => (type === '-' && !name.startsWith('.') ? [name] : [])).sort()
      }),
    read: (name) =>
      visit(async (client) => {
        refuseTooLarge((await client.stat(path(INCOMING, name))).size)
        return ((await client.get(path(INCOMING, name))) as Buffer).toString('latin1')
      }),
  }
}
