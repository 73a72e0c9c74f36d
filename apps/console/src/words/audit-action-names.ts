/** What an operator reads for each entry of the audit log; complete, so that a new action has to be named. */
import type { AuditAction } from '@hearthline/contract'
import { formatCode } from './format-code.ts'
import { formatResult } from './result-names.ts'

const AUDIT_ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  'application-created': 'Application created',
  answered: 'Question answered',
  corrected: 'Answer corrected',
  'way-taken': 'Approval path taken',
  canceled: 'Application withdrawn',
  rescinded: 'Line canceled by an owner',
  'rescission-confirmed': 'Notice of a canceled line confirmed',
  'rescission-refused': 'Notice of a canceled line refused',
  returned: 'Return after a canceled line',
  'not-canceled': 'Owner stated that they did not cancel',
  'signer-invited': 'Emailed an additional signer again',
  'mail-refused': 'Email could not be delivered',
  'mail-delivered': 'Email delivered again',
  decided: 'Decision recorded',
  recorded: 'Recorded by our team',
  'condition-raised': 'Condition raised',
  'condition-answered': 'Condition answered',
  'condition-decided': 'Condition decided',
  'condition-message': 'Message about a condition',
  'condition-read': 'Messages about a condition read',
  'run-again': 'Set to run again',
  'work-done': 'Automatic step completed',
  'work-overdue': 'Provider not responding',
  'work-gave-up': 'Automatic step failed',
  'time-passed': 'Date reached',
  'notice-due': 'Last day for a notice reached',
  'document-sent': 'Document sent',
  'document-read': 'Document read',
  'document-removed': 'Document removed by its sender',
  'provider-announced': 'Announced by the provider',
  'photo-link-made': 'Link for photos by phone made',
  'photo-link-opened': 'Link for photos opened on a phone',
  'photo-link-ended': 'Link for photos ended',
  'file-read': 'Application read',
  'hmda-checked': 'HMDA register checked',
  'hmda-exported': 'HMDA register exported',
  'prime-rate-proposed': 'Prime rate proposed',
  'prime-rate-confirmed': 'Prime rate confirmed',
  'table-change-compared': 'Table change compared',
  'bank-problem-acknowledged': 'Problem of a bank file acknowledged',
  'original-released': 'Sealed original released for verification',
  'custody-transfer-recorded': 'Transfer of the sealed original recorded',
  'custody-transfer-confirmed': 'Transfer of the sealed original confirmed',
  'custody-package-made': 'Package for the new holder made',
}

export const auditActionName = (action: string): string =>
  Object.hasOwn(AUDIT_ACTION_NAMES, action) ? AUDIT_ACTION_NAMES[action as AuditAction] : formatCode(action)

/** What it was done to and what came of it: 'Funding approval, accepted'; empty where the entry names neither. */
export function auditSubject(detail: Readonly<Record<string, unknown>>, titles: ReadonlyMap<string, string>): string {
  const item = detail.item ?? detail.decided ?? detail.asked
  const title = typeof item === 'string' ? (titles.get(item) ?? formatCode(item)) : ''
  const outcome = typeof detail.outcome === 'string' ? formatResult(detail.outcome).toLowerCase() : ''
  return [title, outcome].filter(Boolean).join(', ')
}
