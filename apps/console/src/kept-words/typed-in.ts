/** What stands in the fields of a form, as whoever typed it reads it there. */
import type { TypedWords } from './left-forms.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => element.matches('input:not([type=file], [type=hidden]), select, textarea')

function shownIn(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.value === '' ? '' : (field.selectedOptions[0]?.textContent ?? '')
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return field.checked ? 'yes' : ''
  return field.value
}

/** In their order; what is empty is left out, and so is a file, which stays with the application. */
export const typedIn = (form: HTMLFormElement): readonly TypedWords[] =>
  [...form.elements].filter(isField).flatMap((field) => {
    const words = shownIn(field).trim()
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
    return words === '' || label === '' ? [] : [{ label: label.trim(), words }]
  })
