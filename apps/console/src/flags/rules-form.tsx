import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { clearDraft } from '../decision/draft.ts'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { draftOf, faultsOfDraft, newRule, type RuleDraft, ruleOf } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import type { FlagFile, RuleList } from './use-flags.ts'

interface RulesFormProps {
  readonly file: FlagFile
  readonly list: RuleList
  readonly onClose: () => void
}

interface Typed extends Readonly<Record<string, unknown>> {
  readonly rules: readonly RuleDraft[]
  /** The version that the typing began from. */
  readonly number: number
  readonly why: string
}

/** The whole list, in its order: what is sent is its next version. What was typed stays while the form is closed. */
export function RulesForm({ file, list, onClose }: RulesFormProps) {
  const client = useQueryClient()
  const draftKey = `flags/${file.key}/${list.scope}`
  const blank: Typed = { rules: list.rules.map(({ rule }) => draftOf(rule)), number: list.number, why: '' }
  const recording = useRecord({
    draftKey,
    blank,
    withoutReason: true,
    within: 'rules',
    faultsOf: ({ rules, why }: Typed) => ({
      ...faultsOfDraft(rules),
      why: why.trim().length < 8 ? 'Say why, in a few words' : undefined,
    }),
    bodyOf: ({ rules, number, why }) => ({ scope: list.scope, number, rules: rules.map(ruleOf), reason: why.trim() }),
    send: (body) =>
      request('PUT', '/console/api/v1/flags/:key/rules', { params: { key: file.key }, body }).catch(async (problem: unknown) => {
        // Someone else may have been faster: what they wrote is shown beside what is typed.
        await client.invalidateQueries({ queryKey: ['flags'] })
        throw problem
      }),
    onRecorded: (_, { waits }) => {
      announce(waits ? 'The rules are saved. Another person has to confirm them.' : 'The rules are saved. They count from now on.')
      onClose()
      return client.invalidateQueries({ queryKey: ['flags'] })
    },
  })
  const { typed, faults } = recording
  // Whatever is typed first keeps the version that it began from.
  const set = (change: Partial<Typed>) => recording.set({ rules: typed.rules, number: typed.number, ...change })
  const change = (index: number, part: Partial<RuleDraft>) =>
    set({ rules: typed.rules.map((rule, place) => (place === index ? { ...rule, ...part } : rule)) })
  const move = (index: number, by: -1 | 1) => {
    const rules = [...typed.rules]
    const [moved] = rules.splice(index, 1)
    rules.splice(index + by, 0, moved!)
    set({ rules })
  }
  return (
    <RecordForm
      recording={recording}
      name="Change the rules"
      act={file.decidedBy === 'TWO' ? ['Propose these rules', 'Saving'] : ['Save these rules', 'Saving']}
      note={
        file.decidedBy === 'TWO'
          ? 'They count when another person has confirmed them.'
          : 'They count at once. Earlier versions are kept, and the audit log has the change.'
      }
      onClose={onClose}
    >
      {typed.number !== list.number && (
        <Alert
          kind="warning"
          title="Someone else changed these rules"
          action={
            <Button size="small" variant="secondary" onClick={() => clearDraft(draftKey)}>
              Start from the current rules
            </Button>
          }
        >
          What is typed here began from version {typed.number}. The newest is version {list.number}.
        </Alert>
      )}
      <ol className="flag-rule-forms">
        {typed.rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
          <li key={index}>
            <RuleFields
              file={file}
              scope={list.scope}
              rule={rule}
              place={index + 1}
              faults={faults}
              onChange={(part) => change(index, part)}
            />
            <div className="decision-buttons">
              <Button size="small" variant="quiet" disabled={index === 0} onClick={() => move(index, -1)}>
                Move rule {index + 1} up
              </Button>
              <Button size="small" variant="quiet" disabled={index === typed.rules.length - 1} onClick={() => move(index, 1)}>
                Move rule {index + 1} down
              </Button>
              <Button size="small" variant="quiet" onClick={() => set({ rules: typed.rules.filter((_, place) => place !== index) })}>
                Remove rule {index + 1}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {typed.rules.length === 0 && <p className="empty">No rules. The values listed under “Where no rule holds” count.</p>}
      <Button size="small" variant="secondary" onClick={() => set({ rules: [...typed.rules, newRule] })}>
        Add a rule
      </Button>
      <TextField
        label="Why"
        description="Kept with this version and in the audit log."
        autoComplete="off"
        maxLength={300}
        value={typed.why}
        error={faults.why ?? faults.reason}
        onChange={({ target }) => set({ why: target.value })}
      />
    </RecordForm>
  )
}
