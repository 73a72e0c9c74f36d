/** Pictures of an identity document and of a face, sent as a person's browser sends them. */
import { crc32, deflateSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { APPLICATION, type Person } from './person.ts'
import type { TestApp } from './test-app.ts'

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(type), data])
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** One pixel, of another gray for each kind: no two photos of a person are the same. */
function pictureOf(kind: string): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const pixels = deflateSync(Buffer.from([0, crc32(kind) % 256]))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const BOUNDARY = 'a-boundary'

/** A picture of this kind as a browser sends it. @param alike the kind whose very photo it is */
export const pictureForm = (headers: Readonly<Record<string, string>>, kind: string, alike = kind) => ({
  headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${kind}.png"\r\ncontent-type: image/png\r\n\r\n`),
    pictureOf(alike),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})

/** What is sent for a picture of this kind. */
export const pictureRequest = (who: Pick<Person, 'uuid' | 'headers'>, kind: string, alike = kind) => ({
  method: 'POST' as const,
  url: `${APPLICATION}/${who.uuid}/documents?kind=${kind}`,
  ...pictureForm(who.headers, kind, alike),
})

/** The uuid of a document that was taken. */
export function documentIn(reply: LightMyRequestResponse): string {
  if (reply.statusCode !== 201) throw new Error(`The picture was not taken: ${reply.statusCode} ${reply.body}`)
  return reply.json<{ uuid: string }>().uuid
}

/** What the identity screen saves. */
export async function identityPictures(app: Pick<TestApp, 'call'>, who: Pick<Person, 'uuid' | 'headers'>) {
  const sent = async (kind: string) => documentIn(await app.call(pictureRequest(who, kind)))
  return { document: 'US_DRIVERS_LICENSE', front: await sent('ID_FRONT'), back: await sent('ID_BACK'), selfie: await sent('SELFIE') }
}
