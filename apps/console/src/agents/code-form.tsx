import { OWN_CODE_DAYS } from '@hearthline/contract'
import { assembleDate, DateField, emptyDate } from '@hearthline/ui/date-field'
import { TextField } from '@hearthline/ui/text-field'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { OfficerChoice } from './officer-choice.tsx'
import { leftWords, type NewEntryProps, useNewEntry } from './use-new-entry.ts'

/** An offer code: what they call it, and its last day. The server makes its letters. */
export function CodeForm({ officers, leftToday, onClose }: NewEntryProps) {
  const recording = useRecord({
    ...useNewEntry('offer-code', { onClose }, 'The offer code is made.'),
    draftKey: 'agent-code',
    blank: { campaign: '', lastDay: emptyDate, officer: officers[0]!.id },
    faultsOf: ({ campaign, lastDay }) => ({
      campaign: campaign.trim() === '' ? 'Enter a name' : undefined,
      lastDay: assembleDate(lastDay) === undefined ? 'Enter a date' : undefined,
    }),
    bodyOf: ({ campaign, lastDay, officer }) => ({ officer, data: { campaign: campaign.trim(), lastDay: assembleDate(lastDay) } }),
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Make an offer code"
      act={['Make the code', 'Making']}
      note={`It lasts at most ${OWN_CODE_DAYS} days, and can be ended before. It has no terms: every applicant gets the lender’s own prices. ${leftWords(leftToday)}`}
      onClose={onClose}
    >
      <TextField
        label="What you call it"
        description="Such as the place or the flyer. Applicants do not see it."
        autoComplete="off"
        maxLength={60}
        value={typed.campaign}
        error={faults.campaign}
        onChange={({ target }) => set({ campaign: target.value })}
      />
      <DateField label="Last day" value={typed.lastDay} error={faults.lastDay} onChange={(lastDay) => set({ lastDay })} />
      <OfficerChoice officers={officers} value={typed.officer} onChange={(officer) => set({ officer })} />
    </RecordForm>
  )
}
