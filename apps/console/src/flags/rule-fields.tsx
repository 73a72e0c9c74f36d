import { Checkbox } from '@hearthline/ui/checkbox'
import { DateField } from '@hearthline/ui/date-field'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import type { RecordFaults } from '../recording/use-record.ts'
import type { RuleDraft } from './rule-draft.ts'
import type { FlagFile, RuleList } from './use-flags.ts'

interface RuleFieldsProps {
  readonly file: FlagFile
  readonly scope: RuleList['scope']
  readonly rule: RuleDraft
  /** From 1 on. */
  readonly place: number
  readonly faults: RecordFaults
  readonly onChange: (part: Partial<RuleDraft>) => void
}

const ON_OFF = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

/** One rule: only what this flag can rest on is asked. */
export function RuleFields({ file, scope, rule, place, faults, onChange }: RuleFieldsProps) {
  const fault = (name: string) => faults[`${place - 1}.${name}`]
  return (
    <fieldset className="flag-rule-fields">
      <legend>Rule {place}</legend>
      <RadioGroup
        name={`enabled-${file.key}-${scope}-${place}`}
        label="The flag is"
        layout="side"
        options={ON_OFF}
        value={rule.enabled}
        error={fault('enabled')}
        onValueChange={(enabled) => onChange({ enabled: enabled === 'off' ? 'off' : 'on' })}
      />
      {scope === 'ALL' && (
        <TextField
          label="Organizations"
          description="Codes, such as HEARTH, RIOSOL. All of them where left empty."
          optional
          autoComplete="off"
          value={rule.organizations}
          error={fault('organizations')}
          onChange={({ target }) => onChange({ organizations: target.value })}
        />
      )}
      {file.targets.includes('STATE') && (
        <TextField
          label="States of the property"
          description="Abbreviations, such as CA, TX. Every state where left empty."
          optional
          autoComplete="off"
          value={rule.states}
          error={fault('states')}
          onChange={({ target }) => onChange({ states: target.value })}
        />
      )}
      {file.targets.includes('PERSON') && (
        <TextField
          label="Share of people"
          description="The same people always. Whoever is within it stays when it grows. Everyone where left empty."
          optional
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={rule.share}
          error={fault('share')}
          onChange={({ target }) => onChange({ share: target.value })}
        />
      )}
      {file.isCounted && (
        <Checkbox
          label="Run it as an experiment"
          description="The rest of the people see it the other way. Both groups are counted."
          checked={rule.isExperiment}
          error={fault('isExperiment')}
          onChange={({ currentTarget }) => onChange({ isExperiment: currentTarget.checked })}
        />
      )}
      <DateField label="First day" optional value={rule.from} error={fault('from')} onChange={(from) => onChange({ from })} />
      <DateField
        label="Last day"
        description="Days are in Pacific Time."
        optional
        value={rule.lastDay}
        error={fault('until')}
        onChange={(lastDay) => onChange({ lastDay })}
      />
      {file.values.map(({ name, what, standard, isList }) => (
        <Textarea
          key={name}
          label={`Value “${name}”`}
          description={`${what}.${isList ? ' Separate them with commas.' : ''}${standard === '' ? '' : ' The product’s own words where left empty.'}`}
          optional
          rows={2}
          value={rule.values[name] ?? ''}
          error={fault(`variables.${name}`)}
          onChange={({ target }) => onChange({ values: { ...rule.values, [name]: target.value } })}
        />
      ))}
      <Checkbox
        label="Stopped"
        description="The rule stays in the list and is skipped."
        checked={rule.isStopped}
        onChange={({ currentTarget }) => onChange({ isStopped: currentTarget.checked })}
      />
    </fieldset>
  )
}
