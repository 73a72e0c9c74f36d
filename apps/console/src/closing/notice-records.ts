/** Who recorded the notice of rescission that is checked, and who added its scan, each with the reason, from the audit log. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

export interface NoticeRecord {
  readonly sequence: number
  readonly what: 'Recorded' | 'Scan added'
  readonly actor: string
  readonly at: string
  readonly reason: string
}

/** Of the last notice alone: one that was refused before has words of its own. */
export function noticeRecords(audit: ApplicationFile['audit']): readonly NoticeRecord[] {
  const last = audit.reduce((newest, { action, sequence }) => (action === 'rescinded' ? Math.max(newest, sequence) : newest), 0)
  return audit
    .filter(({ sequence, action, detail }) => sequence >= last && (action === 'rescinded' || isScan(action, detail)))
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ sequence, action, actor, at, detail }) => ({
      ...{ sequence, actor, at, what: action === 'rescinded' ? 'Recorded' : 'Scan added' },
      reason: typeof detail.reason === 'string' ? detail.reason : '',
    }))
}

const isScan = (action: string, detail: Readonly<Record<string, unknown>>): boolean =>
  action === 'recorded' && detail.decided === 'rescission-exercise'
