import type { CallAt, ReplyOf } from '@hearthline/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/corrections'

export type Correctables = ReplyOf<CallAt<'GET', typeof PATH>>
export type Group = Correctables['groups'][number]
export type Preview = ReplyOf<CallAt<'POST', `${typeof PATH}/preview`>>
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Read again for another version of the application. */
export const correctionsQuery = (uuid: string, etag: string | undefined) =>
  queryOptions({
    queryKey: ['corrections', uuid, etag],
    queryFn: ({ signal }) => request('GET', PATH, { params: { uuid }, signal }),
    retry: false,
  })

export const previewCorrection = (uuid: string, answers: Answers): Promise<Preview> =>
  request('POST', `${PATH}/preview`, { params: { uuid }, body: { answers } })

export const confirmCorrection = (uuid: string, answers: Answers, { preview }: Preview, idempotencyKey: string) =>
  request('POST', PATH, { params: { uuid }, body: { answers, preview }, idempotencyKey })

/** Names a question in the address. */
export const groupKey = ({ item, fields }: Pick<Group, 'item' | 'fields'>): string => `${item}.${fields[0] ?? ''}`
