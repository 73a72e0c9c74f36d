import type { AboutOf } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import type { Form } from '../../../forms/use-form.ts'
import { CoOwners } from './co-owners.tsx'
import { ownersToAdd } from './owners-to-add.ts'
import { asksCoOwners, asksSpouse, type ProfileValues, spouseIn } from './profile-values.ts'
import { recordsDiffer } from './records-differ.ts'

const OPTIONS = [
  { value: 'SOLE', label: 'Only me', description: 'Yours is the only name on the deed.' },
  {
    value: 'JOINT',
    label: 'Me and someone else',
    description: 'Each person on the deed signs with you. They don’t become borrowers. Their income counts only if you add it.',
  },
  { value: 'TRUST', label: 'A trust', description: 'The deed names a trust. We’ll ask for your trust documents later.' },
] as const

export interface OwnershipQuestionProps {
  form: Form<ProfileValues>
  about: AboutOf<'about-you'>
}

export function OwnershipQuestion({ form, about }: OwnershipQuestionProps) {
  const { ownership, coOwners } = form.values
  const differs = recordsDiffer(about, ownership)
  return (
    <>
      {about.owners.length > 0 && (
        <Card as="div" padding="tight">
          <p className="text-muted text-sm">Owners in the public records</p>
          <ul className="mt-1 font-semibold">
            {about.owners.map(({ name, isTrust }) => (
              <li key={name}>
                {name}
                {isTrust && <span className="font-normal text-muted"> (trust)</span>}
              </li>
            ))}
          </ul>
          {about.recorded === 'JOINT' && (
            <p className="mt-2 text-sm">Each person named here will have to sign, whatever you choose below.</p>
          )}
        </Card>
      )}
      <CardSelect
        name="ownership"
        label="Who owns the home"
        hideLabel
        required
        options={OPTIONS}
        value={ownership}
        error={form.errors.ownership}
        onValueChange={(value) => form.set('ownership', value)}
      />
      {differs && (
        <Alert kind="warning" title="The public records say something else">
          {differs}
        </Alert>
      )}
      {asksCoOwners(form.values, about) && (
        <CoOwners
          form={form}
          suggested={ownersToAdd(about, coOwners, asksSpouse(form.values, about) ? spouseIn(form.values) : undefined)}
        />
      )}
    </>
  )
}
