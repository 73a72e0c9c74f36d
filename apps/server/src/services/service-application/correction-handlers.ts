/** One handler per declared call on corrections. */
import type { correctionCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import { confirmCorrection } from '../../usecases/corrections/confirm-correction.ts'
import { listCorrectable } from '../../usecases/corrections/list-correctable.ts'
import { previewCorrection } from '../../usecases/corrections/preview-correction.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const correctionHandlers = {
  list: async (incoming, container) => {
    const { body, version } = await listCorrectable(container, ownerOf(incoming), incoming.params.uuid)
    return { status: 200, body, headers: { etag: etagOf(version) } }
  },
  preview: async (incoming, container) => {
    const { body, version } = await previewCorrection(container, ownerOf(incoming), incoming.params.uuid, incoming.body.answers)
    return { status: 200, body, headers: { etag: etagOf(version) } }
  },
  confirm: async (incoming, container) => {
    const caller = ownerOf(incoming)
    const { uuid } = incoming.params
    const { body: given, idempotencyKey } = incoming
    await confirmCorrection(container, { caller, uuid, ...given, idempotencyKey })
    const { body, version } = await readApplication(container, caller, uuid)
    return { status: 200, body, headers: { etag: etagOf(version) } }
  },
} satisfies Handlers<typeof correctionCalls>
