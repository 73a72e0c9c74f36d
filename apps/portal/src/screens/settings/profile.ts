import type { CallAt, ReplyOf } from '@hearthline/contract'

export type Profile = ReplyOf<CallAt<'GET', '/service-profile/api/v1/profile'>>
