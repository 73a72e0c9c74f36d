import { useQuery } from '@tanstack/react-query'
import { lineQuery } from '../../line/line-query.ts'
import type { PastDue } from '../../line/payment-words.ts'
import type { Standing } from './where-it-stands.ts'

/** What is past due of an open line, for the head of the page; the line is the one that its card reads: one call. */
export function usePastDue(uuid: string, standing: Standing): PastDue | undefined {
  const { data } = useQuery({ ...lineQuery(uuid), enabled: standing === 'COMPLETE' })
  if (standing !== 'COMPLETE' || !data?.line?.pastDue) return undefined
  const { pastDue, automaticPayments } = data.line
  return { pastDue, automaticPayments }
}
