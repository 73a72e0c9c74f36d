import type { experimentCalls } from '@hearthline/contract'
import { putFullStoryLink } from '../../usecases/flags/experiments.ts'
import type { Handler } from '../handler.ts'

export const putOwnFullStoryLink: Handler<typeof experimentCalls.putFullStoryLink> = async (
  { session, organization, params, body },
  container,
) => {
  await putFullStoryLink(container, session, organization, params.uuid, body.link)
  return { status: 200, body: { link: body.link } }
}
