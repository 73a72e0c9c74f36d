import { CardSelect } from '@hearthline/ui/card-select'
import { Checkbox } from '@hearthline/ui/checkbox'
import { DateField } from '@hearthline/ui/date-field'
import { MoneyField } from '@hearthline/ui/money-field'
import { PhoneField } from '@hearthline/ui/phone-field'
import { TextField } from '@hearthline/ui/text-field'
import type { Form } from '../../../forms/use-form.ts'
import { UploadPages } from '../../../uploads/upload-pages.tsx'
import { MortgageeClause } from './mortgagee-clause.tsx'
import type { ProofValues } from './proof-values.ts'

interface ProofFieldsProps {
  form: Form<ProofValues>
  kind: 'HAZARD_POLICY' | 'FLOOD_POLICY'
}

const NAMES = { HAZARD_POLICY: 'home', FLOOD_POLICY: 'flood' } as const

/** The policy with its document, or the agent whom we ask for it. */
export function ProofFields({ form, kind }: ProofFieldsProps) {
  const { values, errors } = form
  const name = NAMES[kind]
  return (
    <div className="grid gap-6">
      <CardSelect
        name="way"
        label={`How do you want to show your ${name} insurance?`}
        required
        value={values.way}
        error={errors.way}
        onValueChange={(way) => form.set('way', way)}
        options={[
          { value: 'POLICY', label: 'I have the policy', description: 'Upload its declarations page. This is the fastest.' },
          { value: 'AGENT', label: 'Ask my agent', description: 'Tell us whom to ask, and we get it for you.' },
        ]}
      />
      {values.way === 'POLICY' && <PolicyFields form={form} kind={kind} />}
      {values.way === 'AGENT' && <AgentFields form={form} />}
      {values.way !== '' && <MortgageeClause />}
    </div>
  )
}

function PolicyFields({ form, kind }: ProofFieldsProps) {
  const { values, errors, set } = form
  const isHazard = kind === 'HAZARD_POLICY'
  return (
    <>
      <UploadPages
        key={kind}
        kind={kind}
        name="policyPages"
        label="Declarations page"
        hint="The page that lists the amounts and dates. Send every page of it."
        pages={values.policyPages}
        error={errors.policyPages}
        onPages={(pages) => set('policyPages', pages)}
      />
      <TextField
        name="insurer"
        label="Insurance company"
        required
        maxLength={120}
        value={values.insurer}
        error={errors.insurer}
        onChange={({ currentTarget }) => set('insurer', currentTarget.value)}
      />
      <TextField
        name="policyNumber"
        label="Policy number"
        required
        maxLength={60}
        autoComplete="off"
        value={values.policyNumber}
        error={errors.policyNumber}
        onChange={({ currentTarget }) => set('policyNumber', currentTarget.value)}
      />
      <MoneyField
        name="coverage"
        label={isHazard ? 'Dwelling coverage' : 'Building coverage'}
        description={isHazard ? 'On most policies this is “Coverage A.”' : 'The amount for the building, without its contents.'}
        required
        value={values.coverage}
        error={errors.coverage}
        onChange={(coverage) => set('coverage', coverage)}
      />
      {isHazard && (
        <Checkbox
          name="fullReplacement"
          label="The policy pays the full cost to rebuild"
          description="It says “guaranteed” or “full replacement cost.”"
          checked={values.fullReplacement}
          onChange={({ currentTarget }) => set('fullReplacement', currentTarget.checked)}
        />
      )}
      <MoneyField
        name="deductible"
        label="Deductible"
        description="What you pay yourself before the insurer pays."
        required
        value={values.deductible}
        error={errors.deductible}
        onChange={(deductible) => set('deductible', deductible)}
      />
      <DateField
        name="effective"
        label="First day of the policy"
        required
        value={values.effective}
        error={errors.effective}
        onChange={(effective) => set('effective', effective)}
      />
      <DateField
        name="expires"
        label="Last day of the policy"
        required
        value={values.expires}
        error={errors.expires}
        onChange={(expires) => set('expires', expires)}
      />
    </>
  )
}

function AgentFields({ form }: Pick<ProofFieldsProps, 'form'>) {
  const { values, errors, set } = form
  return (
    <>
      <TextField
        name="agency"
        label="Agent or agency"
        required
        maxLength={120}
        autoComplete="organization"
        value={values.agency}
        error={errors.agency}
        onChange={({ currentTarget }) => set('agency', currentTarget.value)}
      />
      <PhoneField
        name="agentPhone"
        label="Their phone"
        required
        value={values.agentPhone}
        error={errors.agentPhone}
        onChange={(phone) => set('agentPhone', phone)}
      />
      <TextField
        name="agentEmail"
        label="Their email"
        optional
        type="email"
        autoComplete="off"
        value={values.agentEmail}
        error={errors.agentEmail}
        onChange={({ currentTarget }) => set('agentEmail', currentTarget.value)}
      />
    </>
  )
}
