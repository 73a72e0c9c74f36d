import { SAME_TRUST_PAGES } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { CardSelect } from '@hearthline/ui/card-select'
import { Checkbox } from '@hearthline/ui/checkbox'
import { DateField } from '@hearthline/ui/date-field'
import { TextField } from '@hearthline/ui/text-field'
import type { Form } from '../../../forms/use-form.ts'
import { UploadPages } from '../../../uploads/upload-pages.tsx'
import { type TrusteeChange, wordsOfTrusteeChange } from './trust-or-flood.ts'
import { MOST_TRUSTEES, type TrustValues, trusteeField } from './trust-values.ts'

interface TrustFieldsProps {
  form: Form<TrustValues>
  /** What was decided of the trustees since the pages were sent. */
  changed?: readonly TrusteeChange[]
  pagesBefore?: readonly string[]
}

/** What of the trust we need to know, and which pages show it. */
export function TrustFields({ form, changed, pagesBefore }: TrustFieldsProps) {
  const { values, errors, set } = form
  return (
    <div className="grid gap-6">
      {changed && (
        <Alert kind="warning" title="The trustees of your trust changed">
          {changed.map(wordsOfTrusteeChange).join(' ')} So we ask you about the trust again. Add the pages that show the trustees of now. If
          anything here is not right, call us.
        </Alert>
      )}
      <UploadPages
        kind="TRUST_PAPER"
        name="trustPages"
        pages={values.trustPages}
        error={errors.trustPages}
        onPages={(pages) => set('trustPages', pages)}
        {...(pagesBefore && { before: pagesBefore })}
        label={changed ? 'New pages of the trust' : 'Pages of the trust'}
        hint="A certification of trust is enough. Without one, send four pages: the first page, the trustees, their powers, and the signatures."
      />
      {changed && (
        <Checkbox
          name="sameDocuments"
          label={SAME_TRUST_PAGES}
          checked={values.sameDocuments}
          onChange={({ currentTarget }) => set('sameDocuments', currentTarget.checked)}
        />
      )}
      <TextField
        name="name"
        label="Name of the trust"
        description="As it appears on the deed."
        required
        maxLength={200}
        value={values.name}
        error={errors.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <DateField
        name="signed"
        label="Date of the trust"
        required
        value={values.signed}
        error={errors.signed}
        onChange={(signed) => set('signed', signed)}
      />
      <CardSelect
        name="kind"
        label="Can the trust be changed?"
        required
        value={values.kind}
        error={errors.kind}
        onValueChange={(kind) => set('kind', kind)}
        options={[
          { value: 'REVOCABLE', label: 'Yes, it is revocable', description: 'You can change or end it. Most living trusts are like this.' },
          { value: 'IRREVOCABLE', label: 'No, it is irrevocable', description: 'It can’t be changed once it was signed.' },
        ]}
      />
      {values.kind === 'IRREVOCABLE' && (
        <Alert kind="info" title="We lend on homes in revocable trusts">
          Send it anyway. A specialist reads it and calls you about what is possible, such as a deed in your own name.
        </Alert>
      )}
      <Trustees form={form} />
    </div>
  )
}

function Trustees({ form }: { form: Form<TrustValues> }) {
  const { values, errors, set } = form
  const { trustees } = values
  const change = (at: number, name: string) =>
    set(
      'trustees',
      trustees.map((trustee, index) => (index === at ? name : trustee)),
    )
  return (
    <div className="grid gap-4">
      {trustees.map((trustee, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a trustee has no name but what is being typed
          key={index}
          name={trusteeField(index)}
          label={trustees.length === 1 ? 'Trustee' : `Trustee ${index + 1}`}
          {...(index === 0 && {
            description: 'Whoever acts for the trust. Each of them signs the deed, unless the trust lets one sign alone.',
          })}
          required
          maxLength={120}
          value={trustee}
          error={errors[trusteeField(index)]}
          onChange={({ currentTarget }) => change(index, currentTarget.value)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {trustees.length < MOST_TRUSTEES && (
          <Button variant="secondary" size="medium" onClick={() => set('trustees', [...trustees, ''])}>
            Add a trustee
          </Button>
        )}
        {trustees.length > 1 && (
          <Button variant="quiet" size="medium" onClick={() => set('trustees', trustees.slice(0, -1))}>
            Remove the last one
          </Button>
        )}
      </div>
      {trustees.length > 1 && (
        <Checkbox
          name="oneMaySign"
          label="The trust lets one trustee sign alone"
          checked={values.oneMaySign}
          onChange={({ currentTarget }) => set('oneMaySign', currentTarget.checked)}
        />
      )}
    </div>
  )
}
