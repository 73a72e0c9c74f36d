import type { CallAt, ReplyOf } from '@hearthline/contract'

export type LegalTextBody = ReplyOf<CallAt<'GET', '/service-comms-prefs/external/api/v1/legal/:name'>>
