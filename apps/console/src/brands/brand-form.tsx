import { isSame } from '@hearthline/brands/desk'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { faultWords } from './brand-faults.ts'
import { BrandFields, type FormState } from './brand-fields.tsx'
import { BRAND_SECTIONS } from './brand-sections.ts'
import { sectionOf, valueAt } from './brand-values.ts'

/** One section at a time; which one is in the address. Beside it what each section has of changes and faults. */
export function BrandForm({ form, disabled }: { readonly form: FormState; readonly disabled: boolean }) {
  const [query] = useSearchParams()
  const section = BRAND_SECTIONS.find(({ name }) => name === query.get('section')) ?? BRAND_SECTIONS[0]!
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section.name)
  useEffect(() => {
    if (shown.current !== section.name) title.current?.focus()
    shown.current = section.name
  }, [section.name])
  const addressOf = (name: string) => {
    const next = new URLSearchParams(query)
    next.set('section', name)
    return `?${next}`
  }
  const loose = form.faults.filter(({ path }) => sectionOf(path) === undefined)
  return (
    <div className="brand-form">
      <nav aria-label="Sections of the brand">
        <ul className="brand-sections">
          {BRAND_SECTIONS.map(({ name, label, fields }) => {
            const faults = form.faults.filter(({ path }) => sectionOf(path)?.name === name).length
            const changed = fields.filter(({ path }) => !isSame(valueAt(form.content, path), valueAt(form.inForce, path))).length
            return (
              <li key={name}>
                <Link to={addressOf(name)} aria-current={name === section.name ? 'page' : undefined}>
                  {label}
                  {changed > 0 && <span className="brand-count">{changed} changed</span>}
                  {faults > 0 && <span className="brand-count brand-fault">{faults} to mend</span>}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <fieldset className="brand-section" disabled={disabled}>
        <h4 ref={title} tabIndex={-1}>
          {section.label}
        </h4>
        {loose.length > 0 && <p className="brand-fault">{loose.map(({ message }) => faultWords(message)).join(' ')}</p>}
        <div className="brand-columns">
          <BrandFields key={section.name} fields={section.fields} form={form} />
        </div>
      </fieldset>
    </div>
  )
}
