/** Where files for the bank are handed over, as the setting names it. */
import { fileURLToPath } from 'node:url'
import type { SftpPlace } from './sftp-delivery.ts'

type Place = { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 'sftp' } & SftpPlace)

const FINGERPRINT = /^#(SHA256:[A-Za-z0-9+/]{43})$/

/** Undefined for what is neither a folder nor a server with the keys of both sides. */
export function readPlace(place: string): Place | undefined {
  const url = URL.parse(place)
  if (url?.protocol === 'file:' && url.host === '' && url.pathname !== '/') return { kind: 'folder', folder: fileURLToPath(url) }
  const hostKey = FINGERPRINT.exec(url?.hash ?? '')?.[1]
  const keyFile = url?.searchParams.get('key')
  if (url?.protocol !== 'sftp:' || url.username === '' || !hostKey || !keyFile) return undefined
  const { username, hostname, port, pathname } = url
  return {
    kind: 'sftp',
    ...{ user: decodeURIComponent(username), host: hostname, port: Number(port || 22), folder: decodeURIComponent(pathname) },
    ...{ keyFile, hostKey },
  }
}
