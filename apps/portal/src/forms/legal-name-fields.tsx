import { type NameSuffix, toWireSuffix, WIZARD_SUFFIXES, type WizardSuffix } from '@hearthline/domain/registration'
import { Select } from '@hearthline/ui/select'
import { NameField } from './person-fields.tsx'

export interface LegalName {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly suffix: WizardSuffix
}

type Judged = Pick<LegalName, 'firstName' | 'lastName' | 'suffix'> & { readonly middleName?: string | undefined }

/** As the profile takes it: what is blank is left out. Nothing but the name, whatever else the form asked for. */
export const toWireName = ({ firstName, middleName, lastName, suffix }: Judged) => ({
  firstName,
  middleName: middleName || undefined,
  lastName,
  suffix: toWireSuffix(suffix) as NameSuffix | undefined,
})

export interface LegalNameFieldsProps {
  readonly values: LegalName
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: <Part extends keyof LegalName>(part: Part, value: LegalName[Part]) => void
}

const suffixes = WIZARD_SUFFIXES.map((value) => ({ value, label: value }))

/** First, middle and last name with the suffix, as on a government ID. */
export function LegalNameFields({ values, errors, onChange }: LegalNameFieldsProps) {
  const box = { values, errors, onChange }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField part="firstName" {...box} />
        <NameField part="middleName" {...box} />
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <NameField part="lastName" {...box} />
        <Select
          name="suffix"
          label="Suffix"
          autoComplete="honorific-suffix"
          options={suffixes}
          value={values.suffix}
          error={errors.suffix}
          onChange={(event) => onChange('suffix', event.currentTarget.value as WizardSuffix)}
        />
      </div>
    </>
  )
}
