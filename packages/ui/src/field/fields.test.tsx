import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardSelect } from '../card-select/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { DateField } from '../date-field/index.ts'
import { PasswordField, strengthBars } from '../password-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { SubmitRow } from '../submit-row/index.ts'
import { Switch } from '../switch/index.ts'
import { TextField } from '../text-field/index.ts'
import { Textarea } from '../textarea/index.ts'

describe('a field', () => {
  it('is tied to its error and its description, the error first', () => {
    const html = renderToString(<TextField label="Email" name="email" description="We never share it" error="Please enter your email" />)
    expect(html).toContain('for="email"')
    expect(html).toContain('aria-describedby="email-error email-description"')
    expect(html).toContain('id="email-error"')
    expect(html).toContain('aria-invalid="true"')
  })
  it('shows no errors while there are none', () => {
    const html = renderToString(<TextField label="Email" name="email" required />)
    expect(html).not.toContain('aria-invalid')
    expect(html).not.toContain('aria-describedby')
    expect(html).toContain('aria-required="true"')
  })
  it('can be read-only and disabled in every kind', () => {
    expect(renderToString(<TextField label="a" readOnly />)).toContain('readOnly=""')
    expect(renderToString(<Textarea label="a" disabled />)).toContain('disabled=""')
    expect(renderToString(<Select label="a" name="s" readOnly value="JR" options={[{ value: 'JR', label: 'Junior' }]} />)).toContain(
      'value="Junior"',
    )
    expect(renderToString(<DateField label="a" value={{ month: '', day: '', year: '' }} onChange={() => {}} disabled />)).toContain(
      '<fieldset',
    )
  })
  it('can be read-only where the platform has no such thing: a tick keeps its words, a group its one answer', () => {
    expect(renderToString(<Checkbox label="a" defaultChecked readOnly />)).toContain('aria-readonly="true"')
    expect(renderToString(<Switch label="a" defaultChecked readOnly />)).toContain('aria-readonly="true"')
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ]
    for (const Group of [RadioGroup, CardSelect]) {
      const html = renderToString(<Group label="For sale?" name="sale" options={options} defaultValue="no" readOnly />)
      expect(html).toContain('aria-readonly="true"')
      expect(html.match(/<input[^>]*>/g)?.map((radio) => [/value="(\w+)"/.exec(radio)?.[1], radio.includes('disabled')])).toEqual([
        ['yes', true],
        ['no', false],
      ])
    }
  })
  it('has five rows when it is a textarea', () => {
    expect(renderToString(<Textarea label="Note" />)).toContain('rows="5"')
  })
})

describe('a choice', () => {
  it('puts the id of the group on its first radio, where an error summary can send the focus', () => {
    const html = renderToString(
      <CardSelect label="Use" name="occupancy" options={[{ value: 'HOME', label: 'I live here' }]} error="Required" />,
    )
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*id="occupancy"/)
    expect(html).toContain('role="radiogroup"')
  })
  it('is a switch to a screen reader when it is one', () => {
    expect(renderToString(<Switch label="Autopay" name="autopay" />)).toContain('role="switch"')
  })
})

describe('the submit row', () => {
  it('reads Continue, and Submitting while loading, when it cannot be pressed and keeps the focus', () => {
    expect(renderToString(<SubmitRow />)).toContain('>Continue<')
    const loading = renderToString(<SubmitRow loading />)
    expect(loading).toContain('>Submitting<')
    expect(loading).toContain('aria-disabled="true"')
    expect(loading).not.toContain('disabled=""')
  })
})

describe('the password meter', () => {
  it('loses one of four bars with each rule not met', () => {
    expect([0, 1, 2, 3, 4, 5].map((unmet) => strengthBars(unmet, false))).toEqual([4, 3, 2, 1, 0, 0])
    expect(strengthBars(0, true)).toBe(0)
  })
  it('lists the rules not yet met', () => {
    expect(renderToString(<PasswordField label="Password" unmetRules={['One number']} />)).toContain('One number')
  })
})
