import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { OPENED_FORM } from '../frame/opened-form-mark.ts'
import { REFETCH_MS } from '../query-client.ts'

export type ApplicationFile = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid'>>
export type OpenItem = NonNullable<ApplicationFile['openItem']>

/** While work is in progress the next change is near. */
const WORKING_MS = 2_000
/** While someone types what a colleague may record first. */
const TYPING_MS = 5_000

const isTyping = (): boolean => document.querySelector(`[${OPENED_FORM}]`) !== null

const isWorking = ({ runs, openItem }: ApplicationFile): boolean =>
  runs.some((run) => run.state === 'live') || (openItem?.kind === 'work' && !openItem.gaveUp)

const applicationQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['application', uuid],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/applications/:uuid', { params: { uuid }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? WORKING_MS : isTyping() ? TYPING_MS : REFETCH_MS),
  })

/** One application as the server has it now, asked again every quarter of a minute. */
export const useApplication = (uuid: string) => useQuery(applicationQuery(uuid))

/** What the page of the open application has read of it, which asks nothing by itself. */
export const useReadApplication = (uuid: string | undefined): ApplicationFile | undefined =>
  useQuery({ ...applicationQuery(uuid ?? ''), enabled: false }).data
