/** One handler per declared call on photos by phone. */
import type { photoCalls } from '@hearthline/contract'
import { finishPhotos, openLinkOnPhone, readPhotoTask, takePhoto } from '../../usecases/photos/phone-photos.ts'
import { endPhotoLink, makePhotoLink, readPhotoLink } from '../../usecases/photos/photo-links.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const photoHandlers = {
  make: async (incoming, container) => ({
    status: 201,
    body: await makePhotoLink(container, { caller: ownerOf(incoming), ...incoming.params, ...incoming.body }),
  }),
  read: async (incoming, container) => ({
    status: 200,
    body: await readPhotoLink(container, { caller: ownerOf(incoming), ...incoming.params }),
  }),
  end: async (incoming, container) => {
    await endPhotoLink(container, { caller: ownerOf(incoming), ...incoming.params })
    return { status: 204, body: null }
  },
  open: async ({ body, organization, address, network, agent }, container) => ({
    status: 200,
    body: await openLinkOnPhone(container, {
      secret: body.secret,
      caller: { organizationCode: organization.orgCode, address, network, agent },
    }),
  }),
  task: async ({ session }, container) => ({ status: 200, body: await readPhotoTask(container, session) }),
  send: async ({ session, query, upload }, container) => ({
    status: 201,
    body: await takePhoto(container, session, { kind: query.kind, file: upload ?? { name: '', bytes: new Uint8Array() } }),
  }),
  finish: async ({ session }, container) => {
    await finishPhotos(container, session)
    return { status: 204, body: null }
  },
} satisfies Handlers<typeof photoCalls>
