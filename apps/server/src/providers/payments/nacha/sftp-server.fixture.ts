/** A bank's SFTP server over a folder of this machine: one user, one key. Written from the SFTP protocol, version 3. */
import { type FileHandle, mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp

export interface SftpServer {
  readonly port: number
  close(): Promise<void>
}

export async function startSftpServer(folder: string, hostKey: string, userKey: string): Promise<SftpServer> {
  const allowed = ssh2.utils.parseKey(userKey)
  if (allowed instanceof Error) throw allowed
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => undefined)
    client.on('authentication', (context) => {
      if (context.method !== 'publickey' || !context.key.data.equals(allowed.getPublicSSH())) return context.reject(['publickey'])
      if (context.signature && !allowed.verify(context.blob!, context.signature, context.hashAlgo)) return context.reject()
      context.accept()
    })
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), folder))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function serve(sftp: SFTPWrapper, folder: string): void {
  const files = new Map<number, FileHandle>()
  const lists = new Map<number, string[]>()
  let last = 0
  const local = (path: string) => join(folder, path)
  const handle = (id: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(id)
    return bytes
  }
  const attributesOf = async (path: string): Promise<Attributes> => {
    const { mode, uid, gid, size, atimeMs, mtimeMs } = await stat(local(path))
    return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) }
  }
  /** Answers with what the work gives, or that there is no such file. */
  const answer = (request: number, work: () => Promise<void>) => {
    work().catch((problem: { code?: string }) => {
      sftp.status(request, problem.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE)
    })
  }
  const ok = (request: number) => sftp.status(request, STATUS_CODE.OK)
  /** Says that it went well, once it has. */
  const does = (request: number, work: () => Promise<unknown>) =>
    answer(request, async () => {
      await work()
      ok(request)
    })
  const looks = (request: number, path: string) => answer(request, async () => void sftp.attrs(request, await attributesOf(path)))
  sftp.on('REALPATH', (request, path) =>
    sftp.name(request, [{ filename: path === '.' ? '/' : path, longname: path, attrs: {} as Attributes }]),
  )
  sftp.on('STAT', looks)
  sftp.on('LSTAT', looks)
  sftp.on('MKDIR', (request, path) => does(request, () => mkdir(local(path))))
  sftp.on('RENAME', (request, from, to) => does(request, () => rename(local(from), local(to))))
  sftp.on('OPEN', (request, path, flags) =>
    answer(request, async () => {
      files.set(++last, await open(local(path), (flags & OPEN_MODE.WRITE) !== 0 ? 'w' : 'r'))
      sftp.handle(request, handle(last))
    }),
  )
  sftp.on('FSTAT', (request, of) =>
    answer(request, async () => {
      const { mode, uid, gid, size } = await files.get(of.readUInt32BE())!.stat()
      sftp.attrs(request, { mode, uid, gid, size, atime: 0, mtime: 0 })
    }),
  )
  sftp.on('FSETSTAT', ok)
  sftp.on('SETSTAT', ok)
  sftp.on('WRITE', (request, of, offset, data) => does(request, () => files.get(of.readUInt32BE())!.write(data, 0, data.length, offset)))
  sftp.on('READ', (request, of, offset, length) =>
    answer(request, async () => {
      const { bytesRead, buffer } = await files.get(of.readUInt32BE())!.read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead === 0) sftp.status(request, STATUS_CODE.EOF)
      else sftp.data(request, buffer.subarray(0, bytesRead))
    }),
  )
  sftp.on('OPENDIR', (request, path) =>
    answer(request, async () => {
      const names = (await readdir(local(path))).map((name) => join(path, name))
      lists.set(++last, names)
      sftp.handle(request, handle(last))
    }),
  )
  sftp.on('READDIR', (request, of) =>
    answer(request, async () => {
      const names = lists.get(of.readUInt32BE())?.splice(0) ?? []
      if (names.length === 0) return void sftp.status(request, STATUS_CODE.EOF)
      const rows = await Promise.all(
        names.map(async (path) => {
          const filename = path.slice(path.lastIndexOf('/') + 1)
          const attrs = await attributesOf(path)
          const kind = (attrs.mode & 0o170000) === 0o040000 ? 'd' : '-'
          return { filename, longname: `${kind}rw------- 1 bank bank 1 Jan 1 00:00 ${filename}`, attrs }
        }),
      )
      sftp.name(request, rows)
    }),
  )
  sftp.on('CLOSE', (request, of) =>
    answer(request, async () => {
      await files.get(of.readUInt32BE())?.close()
      files.delete(of.readUInt32BE())
      ok(request)
    }),
  )
}
