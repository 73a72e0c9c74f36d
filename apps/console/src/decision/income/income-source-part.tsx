import { lenderDay, RECORD_OF } from '@hearthline/domain'
import { type FieldSpec, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { Button } from '@hearthline/ui/button'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { Textarea } from '@hearthline/ui/textarea'
import { useState } from 'react'
import type { ApplicationFile } from '../../application/use-application.ts'
import { useNow } from '../../frame/use-clock.ts'
import { type AskedSource, countedIncomes, readEntry, type SourceEntry } from './income-entries.ts'
import { WAY_NAMES } from './income-words.ts'
import { ReadFigures } from './read-figures.tsx'
import { SourceDocuments } from './source-documents.tsx'

interface IncomeSourcePartProps {
  readonly file: ApplicationFile
  readonly source: AskedSource
  readonly fields: readonly FieldSpec[]
  readonly entry: SourceEntry
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (entry: SourceEntry) => void
}

/** One source: its documents on one side, what they say on the other, with what that comes to. */
export function IncomeSourcePart({ file, source, fields, entry, errors, onChange }: IncomeSourcePartProps) {
  const { source: id, way, person, proposed, documents } = source
  const now = useNow()
  const [shown, setShown] = useState(0)
  const read = readEntry(source, entry, fields)
  const on = lenderDay(new Date(now).toISOString())
  const counted = read.faults.length === 0 && entry.outcome === 'CONFIRMED' ? countedIncomes([read.answer], on).incomes : []
  const setRecord = (index: number, values: Values) => onChange({ ...entry, records: entry.records.with(index, values) })
  return (
    <fieldset className="income-source">
      <legend>
        {WAY_NAMES[way]}, {person}
      </legend>
      <SourceDocuments file={file} documents={documents} shown={Math.min(shown, documents.length - 1)} onShow={setShown} />
      <div className="income-records">
        <RadioGroup
          name={`${id}.outcome`}
          label="Can it be used?"
          layout="side"
          value={entry.outcome}
          onValueChange={(outcome) => onChange({ ...entry, outcome: outcome as SourceEntry['outcome'] })}
          options={[
            { value: 'CONFIRMED', label: 'Yes, as entered here' },
            { value: 'NOT_USABLE', label: 'No' },
          ]}
        />
        {entry.outcome === 'NOT_USABLE' ? (
          <Textarea
            id={`${id}.why`}
            name={`${id}.why`}
            label="What the borrower is told"
            rows={2}
            maxLength={300}
            required
            value={entry.why}
            error={errors[`${id}.why`]}
            onChange={(event) => onChange({ ...entry, why: event.currentTarget.value })}
          />
        ) : (
          <>
            {entry.records.map((values, index) => (
              <fieldset
                className="income-record"
                // biome-ignore lint/suspicious/noArrayIndexKey: a record has no name but its place
                key={index}
                aria-label={`${WAY_NAMES[way]} ${index + 1}`}
                // The figures of a document are entered beside it.
                onFocus={() => index < documents.length && setShown(index)}
              >
                <ReadFigures figures={proposed.filter(({ document }) => document === documents[index])} {...{ values, fields }} />
                <div className="decision-fields">
                  <SchemaFields
                    fields={fields}
                    within={`${id}.${index}`}
                    values={values}
                    errors={errors}
                    onChange={(next) => setRecord(index, next)}
                  />
                </div>
                {entry.records.length > 1 && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onChange({ ...entry, records: entry.records.filter((_, at) => at !== index) })}
                  >
                    Remove {WAY_NAMES[way]} {index + 1}
                  </Button>
                )}
              </fieldset>
            ))}
            <Button
              id={`${id}.add`}
              size="small"
              variant="quiet"
              onClick={() => onChange({ ...entry, records: [...entry.records, valuesOf(fields, { kind: RECORD_OF[way] })] })}
            >
              Add another {WAY_NAMES[way]}
            </Button>
          </>
        )}
        {counted.length > 0 && (
          <ul className="income-counted" aria-label="What it comes to">
            {counted.map(({ payer, annualCents, restsOn, unusable }) => (
              <li key={`${payer}${annualCents}`}>
                <strong>{payer}:</strong> {unusable ?? restsOn.join(' ')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  )
}
