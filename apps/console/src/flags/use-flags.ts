import type { CallAt, ReplyOf } from '@hearthline/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export type FlagFile = ReplyOf<CallAt<'GET', '/console/api/v1/flags/:key'>>
export type RuleList = FlagFile['lists'][number]

export const useFlagList = () =>
  useQuery({ queryKey: ['flags'], queryFn: ({ signal }) => request('GET', '/console/api/v1/flags', { signal }) })

export const useFlag = (key: string) =>
  useQuery({
    queryKey: ['flags', key],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/flags/:key', { params: { key }, signal }),
  })
