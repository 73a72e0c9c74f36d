import { fieldAt, readAnswer, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { useMemo } from 'react'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { fieldsOfRegister } from '../registers/entry-form.tsx'
import { faultsByField } from '../registers/shown-data.ts'
import { OfficerChoice } from './officer-choice.tsx'
import { leftWords, type NewEntryProps, useNewEntry } from './use-new-entry.ts'

/** The fields that the register asks of a referral, which are those of the application's form. */
export function ReferralForm({ officers, leftToday, onClose }: NewEntryProps) {
  const fields = useMemo(() => fieldsOfRegister('referral'), [])
  const recording = useRecord({
    ...useNewEntry('referral', { onClose }, 'The referral is made.'),
    draftKey: 'agent-referral',
    blank: { ...valuesOf(fields, undefined), officer: officers[0]!.id } as Values,
    faultsOf: (typed) => Object.fromEntries(readAnswer(fields, typed).faults.map(({ field, message }) => [field, message])),
    bodyOf: (typed) => ({ officer: String(typed.officer), data: readAnswer(fields, typed).answer as Record<string, unknown> }),
  })
  const { typed, set } = recording
  const errors = faultsByField((path) => fieldAt(fields, path), recording.faults)
  return (
    <RecordForm
      recording={{ ...recording, error: Object.keys(errors).length > 0 ? null : recording.error }}
      name="Refer someone"
      act={['Make the referral', 'Making']}
      note={`Only refer someone who asked you to. Nothing is sent until you send the link. The lender keeps what you type. ${leftWords(leftToday)}`}
      onClose={onClose}
    >
      <SchemaFields fields={fields} prefix="referral-" values={typed} errors={errors} onChange={(values) => set(values)} />
      <OfficerChoice officers={officers} value={String(typed.officer)} onChange={(officer) => set({ officer })} />
    </RecordForm>
  )
}
