import { announce } from '@hearthline/ui/live-region'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { TextField } from '@hearthline/ui/text-field'
import { useEffect, useState } from 'react'
import { SecretNumberField } from '../forms/secret-number-field.tsx'
import type { Form } from '../forms/use-form.ts'
import { type AccountValues, routingProblem } from './account-values.ts'
import { describeBank, type FoundBank } from './use-bank-of.ts'

const digits = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most)

interface AccountFieldsProps {
  form: Form<AccountValues>
  bank: FoundBank
  /** Counts how often a submit found that the name has to be asked: it takes the focus. */
  nameAsked?: number
}

/** An account as a person types it: the bank is named while its number is typed, and the account number is typed twice. */
export function AccountFields({ form, bank, nameAsked = 0 }: AccountFieldsProps) {
  const { values, errors, set } = form
  /** The number as it was left: what is wrong with it is said there, and not while it is typed. */
  const [left, setLeft] = useState('')
  const ofNumber = left === values.routingNumber ? routingProblem(left, bank) : undefined
  useEffect(() => {
    if (ofNumber !== undefined) announce(ofNumber)
  }, [ofNumber])
  useEffect(() => {
    if (nameAsked > 0) document.getElementById('institution')?.focus()
  }, [nameAsked])
  return (
    <>
      <TextField
        id="routingNumber"
        name="routingNumber"
        label="Routing number"
        description="Nine digits, at the lower left of a check."
        inputMode="numeric"
        autoComplete="off"
        value={values.routingNumber}
        error={errors.routingNumber ?? ofNumber}
        onBlur={() => setLeft(values.routingNumber)}
        onChange={(event) => set('routingNumber', digits(event.currentTarget.value, 9))}
      />
      <p className="-mt-4 min-h-6" aria-live="polite">
        {describeBank(bank)}
      </p>
      {bank.state === 'unnamed' && (
        <TextField
          id="institution"
          name="institution"
          label="Name of the bank"
          autoComplete="off"
          maxLength={120}
          value={values.institution}
          error={errors.institution}
          onChange={(event) => set('institution', event.currentTarget.value)}
        />
      )}
      <SecretNumberField
        id="accountNumber"
        name="accountNumber"
        label="Account number"
        showLabel="Show the account number"
        value={values.accountNumber}
        error={errors.accountNumber}
        onChange={(event) => set('accountNumber', digits(event.currentTarget.value, 17))}
      />
      <SecretNumberField
        id="accountNumberAgain"
        name="accountNumberAgain"
        label="Account number again"
        showLabel="Show the account number as typed again"
        value={values.accountNumberAgain}
        error={errors.accountNumberAgain}
        onChange={(event) => set('accountNumberAgain', digits(event.currentTarget.value, 17))}
      />
      <RadioGroup
        id="accountType"
        name="accountType"
        label="Account type"
        options={[
          { value: 'CHECKING', label: 'Checking' },
          { value: 'SAVINGS', label: 'Savings' },
        ]}
        value={values.accountType}
        error={errors.accountType}
        onValueChange={(value) => set('accountType', value as AccountValues['accountType'])}
      />
    </>
  )
}
