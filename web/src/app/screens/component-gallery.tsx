import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { CodeField } from '@/components/ui/editing/code-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { DateField } from '@/components/ui/editing/date-field';
import { Dialog } from '@/components/ui/records/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Illustration, illustrationNames } from '@/components/ui/illustration';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { Loading } from '@/components/ui/base/loading';
import { Menu } from '@/components/ui/menu';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { NumberField } from '@/components/ui/editing/number-field';
import { Page } from '@/components/ui/base/page';
import { scales } from '@/components/ui/palette';
import { PasswordField } from '@/components/ui/fields/password-field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { RecordList } from '@/components/ui/records/record-list';
import { RichText } from '@/components/ui/rich-text';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { Tabs } from '@/components/ui/tabs';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import styles from './component-gallery.module.css';

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const buttons = ['primary', 'secondary', 'quiet', 'danger', 'accent'] as const;
const rows = [
  { id: '1', ward: 'Emergency', shift: 'Night', open: 2 },
  { id: '2', ward: 'Cardiology', shift: 'Day', open: 0 },
];

const Colours = () => (
  <Card title="Colours">
    {Object.entries(scales).map(([name, scale]) => (
      <div key={name} className={styles.scale}>
        {scale.map((colour) => (
          <span key={colour} title={`${name} ${colour}`} style={{ background: colour }} />
        ))}
      </div>
    ))}
  </Card>
);

const Type = () => (
  <Card title="Type">
    <p className={styles.display}>The right clinician</p>
    <h1>Heading of a page</h1>
    <h2>Heading of a part</h2>
    <h3>Heading of a card</h3>
    <p>
      <RichText text="Running text with <to>a link</to> in it." components={{ to: <a href="#main" /> }} />
    </p>
  </Card>
);

const Buttons = () => (
  <Card title="Buttons">
    <div className={styles.row}>
      {buttons.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button loading>Saving</Button>
      <Button disabled>Disabled</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <ButtonLink to="/_ui" variant="secondary">
        Link
      </ButtonLink>
    </div>
  </Card>
);

const Fields = () => {
  const [number, setNumber] = useState<number | null>(3);
  const [choice, setChoice] = useState<'day' | 'night' | null>('day');
  const [several, setSeveral] = useState<string[]>(['Monday']);
  return (
    <Card title="Fields">
      <div className={styles.fields}>
        <TextField label="Text" description="A hint below the label" required />
        <TextField label="Text with an error" error="This field is required" defaultValue="" />
        <PasswordField label="Password" />
        <TextAreaField label="Longer text" maxLength={200} />
        <NumberField label="Number" value={number} onChange={setNumber} min={1} />
        <SelectField label="One of a list" data={['Day', 'Night']} value="Day" onChange={() => undefined} />
        <DateField label="Day" />
        <CodeField label="Code" />
        <CheckboxField label="A box to tick" description="What it means" />
        <SwitchField label="A switch" />
        <RadioCards
          label="One of a few"
          value={choice}
          onChange={setChoice}
          data={[
            { value: 'day', label: 'Day', description: 'From seven to three' },
            { value: 'night', label: 'Night', description: 'From eleven to seven' },
          ]}
        />
        <MultiSelectField
          label="Several"
          data={['Monday', 'Tuesday', 'Wednesday']}
          value={several}
          onChange={setSeveral}
        />
      </div>
    </Card>
  );
};

const Feedback = () => {
  const [dialog, setDialog] = useState<'none' | 'dialog' | 'confirm'>('none');
  const close = () => setDialog('none');
  return (
    <Card title="Feedback">
      <div className={styles.stack}>
        <FormMessage kind="error">Invalid verification code</FormMessage>
        <FormMessage kind="success">Verification code sent to your email</FormMessage>
        <FormMessage kind="info">This text is a template.</FormMessage>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className={styles.row}>
          <Button onClick={() => setDialog('dialog')}>Dialog</Button>
          <Button variant="danger" onClick={() => setDialog('confirm')}>
            Confirmation
          </Button>
          <Button variant="secondary" onClick={() => toast.success('Job assigned successfully!')}>
            Toast
          </Button>
          <Button variant="secondary" onClick={() => toast.error('Failed to assign job')}>
            Error toast
          </Button>
          <Menu trigger="Menu" triggerClassName={styles.trigger} items={[{ key: 'home', label: 'Home', to: '/' }]} />
        </div>
        <Loading />
        <ListSkeleton rows={2} />
        <ErrorState error={new Error('We could not reach the server.')} onRetry={() => undefined} />
      </div>
      <Dialog opened={dialog === 'dialog'} onClose={close} title="A dialog">
        <TextField label="Text" />
      </Dialog>
      <ConfirmDialog
        opened={dialog === 'confirm'}
        title="Delete this job?"
        text="This cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={close}
        onClose={close}
      />
    </Card>
  );
};

const Lists = () => {
  const [tab, setTab] = useState<'records' | 'empty'>('records');
  return (
    <Card title="Lists">
      <Tabs
        label="Lists"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'records',
            label: 'Records',
            content: (
              <>
                <RecordList
                  caption="Shifts"
                  rows={rows}
                  rowKey={(row) => row.id}
                  columns={[
                    { key: 'ward', header: 'Ward', cell: (row) => row.ward, main: true },
                    { key: 'shift', header: 'Shift', cell: (row) => row.shift },
                    { key: 'open', header: 'Open', cell: (row) => row.open, align: 'end' },
                  ]}
                />
                <LoadMore hasMore loading={false} onClick={() => undefined} />
              </>
            ),
          },
          {
            value: 'empty',
            label: 'Empty',
            content: <EmptyState title="No jobs found" text="Try adjusting your filters to find more jobs" />,
          },
        ]}
      />
    </Card>
  );
};

const Illustrations = () => (
  <Card title="Illustrations">
    <div className={styles.pictures}>
      {illustrationNames.map((name) => (
        <figure key={name}>
          <Illustration name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </Card>
);

export const ComponentGallery = () => (
  <Page title="Components" description="The design system, in one place." width="wide">
    <div className={styles.stack}>
      <Colours />
      <Type />
      <Buttons />
      <Fields />
      <Feedback />
      <Lists />
      <Illustrations />
    </div>
  </Page>
);
