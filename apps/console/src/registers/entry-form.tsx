import { entrySchema, type Register, type RegisterEntry, takesTwo } from '@hearthline/contract'
import {
  type FieldSpec,
  fieldAt,
  fieldsOf,
  type JsonSchema,
  operatorForm,
  readAnswer,
  SchemaFields,
  type Values,
  valuesOf,
} from '@hearthline/schema-form'
import { AnnouncementBanner } from '@hearthline/ui/announcement-banner'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { request } from '../api/request.ts'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { formatCode } from '../words/format-code.ts'
import { type Entry, REGISTER_WORDS } from './register-words.ts'
import { asLines, faultsByField } from './shown-data.ts'
import { type Weekday, WeekField, weekOf } from './week-field.tsx'

/** With what reads the text: only where one is written or confirmed. */
export const LegalPreview = lazy(() => import('./legal-preview.tsx'))

const style = operatorForm(formatCode)

/** An email may be long, and is one line all the same. */
const inOneLine = (spec: FieldSpec): FieldSpec =>
  spec.kind === 'group'
    ? { ...spec, fields: spec.fields.map(inOneLine) }
    : spec.kind === 'text' && /(^|\.)email$/.test(spec.name)
      ? { ...spec, long: false, email: true }
      : spec

export const fieldsOfRegister = (register: Register): readonly FieldSpec[] =>
  fieldsOf(entrySchema(register) as JsonSchema, REGISTER_WORDS[register].fields, style).map(inOneLine)

export interface RegisterPlace {
  readonly register: Register
  readonly scope: 'organization' | 'all'
}

interface EntryFormProps extends RegisterPlace {
  /** What is changed; nothing of a new one. */
  readonly entry?: RegisterEntry
  readonly onClose: () => void
  readonly onWritten: (entry: RegisterEntry) => void
}

const ROUTES_HELP =
  'One per line: a path such as /account/heloc/register-v2. A star stands for one part of it, and /* at the end for everything below. A star alone is every page.'
const ZIPS_HELP = 'Paste them as they are: commas, spaces, and lines between them are all read.'
const TEXT_HELP =
  'Markdown: a first paragraph that says what the text is, then parts under “## ” headings. {legalName}, {name}, {supportEmail}, {supportPhone}, {nmlsNumber}, and {mailingAddress} are filled in.'

/** One form for every register, made of what it asks for; a week, lists to paste and times have controls of their own. */
export function EntryForm({ register, scope, entry, onClose, onWritten }: EntryFormProps) {
  const client = useQueryClient()
  const { one } = REGISTER_WORDS[register]
  const fields = useMemo(() => fieldsOfRegister(register), [register])
  const plain = fields.filter(({ name }) => !OWN.has(`${register}.${name}`))
  const data = entry?.last.data
  const version = entry?.last.version
  const blank: Values = {
    ...valuesOf(fields, data),
    ...(register === 'hours' && { weekdays: weekOf(data) }),
    ...(!entry && FIRST[register]),
  }
  const bodyOf = (typed: Values) => {
    const { answer } = readAnswer(fields, asSent(register, typed))
    return register === 'hours' ? { ...answer, weekdays: typed.weekdays } : answer
  }
  const reload = () =>
    Promise.all([['register'], ['register-entry'], ['imports']].map((queryKey) => client.invalidateQueries({ queryKey })))
  const recording = useRecord({
    draftKey: `register/${register}/${scope}/${entry?.key ?? 'new'}`,
    blank,
    within: 'data',
    withoutReason: true,
    faultsOf: (typed) =>
      Object.fromEntries(
        readAnswer(register === 'hours' ? plain : fields, asSent(register, typed)).faults.map(({ field, message }) => [field, message]),
      ),
    bodyOf,
    send: (body: Entry, idempotencyKey) =>
      (entry
        ? request('PUT', '/console/api/v1/registers/:register/:key', {
            params: { register, key: entry.key },
            body: { scope, version: version!, data: body },
          })
        : request('POST', '/console/api/v1/registers/:register', { params: { register }, body: { scope, data: body }, idempotencyKey })
      ).catch(async (problem: unknown) => {
        // Someone else may have been faster: what stands is shown, and what was typed stays.
        await reload()
        throw problem
      }),
    onRecorded: async (_typed, written) => {
      announce(written.last.waits ? 'Saved. Another administrator has to confirm it.' : 'Saved.')
      await reload()
      onWritten(written)
    },
  })
  const { typed, set } = recording
  const errors = faultsByField((path) => (register === 'hours' ? path : fieldAt(fields, path)), recording.faults)
  const name = entry
    ? entry.last.ended
      ? `Use this ${one} again`
      : `Change this ${one}`
    : `Add a ${one}`.replace(/^Add a (?=[aeio])/, 'Add an ')
  const isFirm = register === 'legal-text' || (entry?.endTakesTwo ?? false) || isTwo(register, typed, fields)
  return (
    <RecordForm
      recording={{ ...recording, error: Object.keys(errors).length > 0 ? null : recording.error }}
      name={name}
      act={isFirm ? ['Save for a second person', 'Saving'] : ['Save', 'Saving']}
      note={isFirm ? 'Another administrator has to confirm this. Until then, what stands now holds.' : undefined}
      onClose={onClose}
    >
      {plain.length > 0 && (
        <SchemaFields fields={plain} prefix="entry-" values={typed} errors={errors} onChange={(values) => set(values)} />
      )}
      {register === 'hours' && (
        <WeekField week={typed.weekdays as readonly Weekday[]} errors={errors} onChange={(weekdays) => set({ weekdays })} />
      )}
      {(register === 'disaster-zips' || register === 'unserved-zips') && (
        <ListToPaste field={fields[0]!} help={ZIPS_HELP} value={typed} error={errors[fields[0]!.name]} onChange={set} />
      )}
      {register === 'maintenance' && (
        <ListToPaste
          field={fields.find(({ name: field }) => field === 'routes')!}
          help={ROUTES_HELP}
          value={typed}
          error={errors.routes}
          onChange={set}
        />
      )}
      {register === 'legal-text' && (
        <>
          <Textarea
            label="Text"
            description={TEXT_HELP}
            rows={14}
            value={String(typed.content ?? '')}
            error={errors.content}
            onChange={({ target }) => set({ content: target.value })}
          />
          {String(typed.content ?? '').trim() !== '' && (
            <Suspense fallback={null}>
              <LegalPreview title={String(typed.title ?? '')} content={String(typed.content)} />
            </Suspense>
          )}
        </>
      )}
      {register === 'announcement' && <Schedule typed={typed} errors={errors} onChange={set} />}
    </RecordForm>
  )
}

/** Fields that no schema describes well. */
const OWN: ReadonlySet<string> = new Set([
  'hours.weekdays',
  'disaster-zips.zips',
  'unserved-zips.prefixes',
  'maintenance.routes',
  'legal-text.content',
  'announcement.from',
  'announcement.until',
])

/** What a new entry begins with. */
const FIRST: Readonly<Partial<Record<Register, Values>>> = {
  announcement: { variant: 'product', apps: 'heloc', environments: ['production', 'test'] },
  maintenance: {
    enabled: 'true',
    message: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  },
  'loan-originator': { kind: 'ORIGINATOR', enforceLicensedStatesForReferral: 'false', opensInquiries: 'false' },
  'offer-code': { kind: 'LETTER' },
}

/** Pasted lists as lines. */
const asSent = (register: Register, typed: Values): Values =>
  register === 'disaster-zips'
    ? { ...typed, zips: asLines(String(typed.zips ?? '')) }
    : register === 'unserved-zips'
      ? { ...typed, prefixes: asLines(String(typed.prefixes ?? '')) }
      : typed

const isTwo = (register: Register, typed: Values, fields: readonly FieldSpec[]): boolean =>
  register === 'offer-code' && takesTwo('offer-code', readAnswer(fields, typed).answer as never)

interface ListProps {
  readonly field: FieldSpec
  readonly help: string
  readonly value: Values
  readonly error: string | undefined
  readonly onChange: (change: Values) => void
}

function ListToPaste({ field, help, value, error, onChange }: ListProps) {
  return (
    <Textarea
      label={field.label}
      description={help}
      rows={8}
      spellCheck={false}
      value={String(value[field.name] ?? '')}
      error={error}
      onChange={({ target }) => onChange({ [field.name]: target.value })}
    />
  )
}

interface ScheduleProps {
  readonly typed: Values
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (change: Values) => void
}

function Schedule({ typed, errors, onChange }: ScheduleProps) {
  const { message, variant } = typed
  const moment = (name: 'from' | 'until', label: string, description: string) => (
    <TextField
      label={label}
      type="datetime-local"
      optional
      description={description}
      value={String(typed[name] ?? '')}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <>
      {moment('from', 'Shown from', 'Pacific Time. Left empty, at once.')}
      {moment('until', 'Shown until', 'Pacific Time. Left empty, until you end it.')}
      {String(message ?? '').trim() !== '' && (
        <figure className="register-preview">
          <figcaption>As it is shown</figcaption>
          <AnnouncementBanner variant={variant === 'marketing' ? 'marketing' : 'product'}>{String(message)}</AnnouncementBanner>
        </figure>
      )}
    </>
  )
}
