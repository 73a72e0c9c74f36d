/** Pictures of an identity document and of a face, sent as a person's browser sends them. */
import type { LightMyRequestResponse } from 'fastify'
import { APPLICATION, type Person } from './person.ts'
import { pictureOf } from './picture.ts'
import type { TestApp } from './test-app.ts'

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
