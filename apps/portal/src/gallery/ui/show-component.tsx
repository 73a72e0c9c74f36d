import { createRoot } from 'react-dom/client'
import { play } from '../play.ts'
import type { UiComponent } from '../ui-components.ts'
import * as chosen from './chosen-fields.tsx'
import * as doing from './doing.tsx'
import type { Specimens } from './look.ts'
import * as telling from './telling.tsx'
import * as typed from './typed-fields.tsx'

const SPECIMENS = {
  button: doing.button,
  'text-field': typed.textField,
  'money-field': typed.moneyField,
  'password-field': typed.passwordField,
  'date-field': typed.dateField,
  'phone-field': typed.phoneField,
  select: chosen.select,
  combobox: chosen.combobox,
  textarea: typed.textarea,
  checkbox: chosen.checkbox,
  'radio-group': chosen.radioGroup,
  'card-select': chosen.cardSelect,
  switch: chosen.switchField,
  slider: typed.slider,
  'submit-row': doing.submitRow,
  progress: doing.progress,
  alert: telling.alert,
  'announcement-banner': telling.announcementBanner,
  toast: telling.toast,
  tooltip: doing.tooltip,
  popover: doing.popover,
  menu: doing.menu,
  modal: doing.modal,
  card: telling.card,
  figures: telling.figures,
  waiting: telling.waiting,
  words: telling.words,
} as const satisfies Record<UiComponent, Specimens>

const DESIGNS = ['v2024', 'v2023'] as const

/** One component of the design system in all its states, both variants side by side. */
export async function showComponent(name: string, root: HTMLElement): Promise<void> {
  const specimens: Specimens | undefined = SPECIMENS[name as UiComponent]
  // Each column wears its own variant; the page's would reach into both.
  delete document.documentElement.dataset.design
  document.title = `${name} · the gallery`
  createRoot(root).render(specimens ? <Component name={name} specimens={specimens} /> : <h1>There is no component {name}</h1>)
  // Drawn first, then pressed.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await play(specimens?.acts ?? []).catch((problem: unknown) => console.error(problem))
  await new Promise((resolve) => setTimeout(resolve, 100))
  document.documentElement.dataset.gallery = 'ready'
}

function Component({ name, specimens: { looks } }: { name: string; specimens: Specimens }) {
  return (
    <main className="mx-auto grid max-w-content gap-8 px-5 py-10">
      <h1>{name.replaceAll('-', ' ')}</h1>
      <div className="grid items-start gap-x-12 gap-y-16 lg:grid-cols-2">
        {DESIGNS.map((design) => (
          <section key={design} data-design={design} className="grid min-w-0 gap-8" aria-label={design}>
            <h2>{design}</h2>
            {looks.map((look, index) => (
              <div key={look.name} className="grid min-w-0 gap-3">
                <p className="text-sm text-muted">{look.name}</p>
                <div className="min-w-0">{look.show(`${design}-${name}-${index}`)}</div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </main>
  )
}
