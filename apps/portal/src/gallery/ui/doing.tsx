import { Button, type ButtonVariant } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { HomeIcon, PlusIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { LiveRegion } from '@hearthline/ui/live-region'
import { Menu } from '@hearthline/ui/menu'
import { Modal } from '@hearthline/ui/modal'
import { Popover } from '@hearthline/ui/popover'
import { ProgressSidebar } from '@hearthline/ui/progress-sidebar'
import { StepProgress } from '@hearthline/ui/step-progress'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Tooltip } from '@hearthline/ui/tooltip'
import { useState } from 'react'
import type { Look, Specimens } from './look.ts'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical']

export const button: Specimens = {
  looks: [
    ...VARIANTS.map(
      (variant): Look => ({
        name: variant,
        show: () => (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Continue</Button>
            <Button variant={variant} disabled>
              Not now
            </Button>
            <Button variant={variant} loading loadingLabel="Submitting">
              Continue
            </Button>
            <Button variant={variant} size="medium" icon={<PlusIcon />}>
              Add
            </Button>
            <Button variant={variant} size="small">
              Edit
            </Button>
          </div>
        ),
      }),
    ),
    { name: 'As a link', show: () => <LinkButton href="#">Go to dashboard</LinkButton> },
    {
      name: 'Copy button',
      show: (id) => (
        <p className="flex items-center gap-3">
          {id.startsWith('v2024') && <LiveRegion />}
          <span>HL-10042</span>
          <CopyButton text="HL-10042" />
        </p>
      ),
    },
    { name: 'Wide', show: () => <Button wide>Check my rate</Button> },
  ],
}

export const submitRow: Specimens = {
  looks: [
    { name: 'Continue', show: () => <SubmitRow sticky={false} /> },
    { name: 'Submitting', show: () => <SubmitRow sticky={false} loading /> },
    { name: 'Disabled', show: () => <SubmitRow sticky={false} disabled /> },
    {
      name: 'With a second button and a note',
      show: () => (
        <SubmitRow
          sticky={false}
          label="Submit"
          secondary={<Button variant="secondary">Save for later</Button>}
          note="You can still change your mind."
        />
      ),
    },
    {
      name: 'Sticky under 1024 px',
      show: () => (
        <div>
          <p className="h-[60vh] border-l-2 border-hairline pl-4 text-muted">
            It stays at the bottom of the window until you scroll to it.
          </p>
          <SubmitRow />
        </div>
      ),
    },
  ],
}

const STEPS = [
  'Basic Info',
  'Select Offer',
  'Provide More Info',
  'Link Income Sources',
  'Verify Identity',
  'Sign Documents',
  'Talk to eNotary',
]

export const progress: Specimens = {
  looks: [
    ...[0, 3, 6].map(
      (current): Look => ({
        name: `Step ${current + 1}`,
        show: (id) => (
          <StepProgress label={`Progress, ${id}`} steps={STEPS} current={current} note={current === 0 ? 'about 5 minutes' : undefined} />
        ),
      }),
    ),
    {
      name: 'Beside the page',
      show: (id) => (
        <ProgressSidebar
          title={id.startsWith('v2024') ? undefined : 'Where you are'}
          steps={STEPS.map((label, index) => ({
            label,
            state: index < 2 ? 'done' : index === 2 ? 'current' : 'upcoming',
            href: index < 2 ? '#' : undefined,
          }))}
        />
      ),
    },
  ],
}

export const tooltip: Specimens = {
  looks: (['top', 'bottom', 'start', 'end'] as const).map((placement) => ({
    name: placement,
    show: () => (
      <div className="flex justify-center py-6">
        <Tooltip content="It does not affect your score" placement={placement} delayMs={0}>
          <button type="button" className="ui-button ui-button-secondary ui-button-medium">
            Soft pull
          </button>
        </Tooltip>
      </div>
    ),
  })),
}

export const popover: Specimens = {
  looks: [
    { name: 'By an information mark', show: () => <Popover label="What is APR?">The yearly cost of the line, fees included.</Popover> },
    {
      name: 'By a button',
      show: () => (
        <Popover label="Why we ask" trigger="Why we ask">
          Federal law requires it.
        </Popover>
      ),
    },
  ],
  acts: [{ press: 'Why we ask' }],
}

export const menu: Specimens = {
  looks: [
    {
      name: 'Actions',
      show: () => (
        <Menu
          label="Your account"
          trigger="Your account"
          items={[
            { id: 'dashboard', label: 'Dashboard', description: 'ana@example.test', icon: <HomeIcon /> },
            { id: 'settings', label: 'Settings', disabled: true },
            { id: 'out', label: 'Sign out', tone: 'critical' },
          ]}
        />
      ),
    },
  ],
  acts: [{ press: 'Your account' }],
}

function Opened({
  label,
  size,
  role,
  dismissable,
}: {
  label: string
  size: 'wide' | 'narrow'
  role?: 'alertdialog'
  dismissable?: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        size={size}
        role={role}
        dismissable={dismissable}
        title="Account Already Exists"
        actions={<Button onClick={() => setOpen(false)}>Login</Button>}
      >
        <p>ana@example.test already has an account with us. Please log in to continue.</p>
      </Modal>
    </>
  )
}

export const modal: Specimens = {
  looks: [
    { name: 'Wide', show: () => <Opened label="Open the wide one" size="wide" /> },
    { name: 'Narrow', show: () => <Opened label="Open the narrow one" size="narrow" /> },
    {
      name: 'Requires an answer',
      show: () => <Opened label="Open the required one" size="narrow" role="alertdialog" dismissable={false} />,
    },
  ],
  acts: [{ press: 'Open the wide one' }],
}
