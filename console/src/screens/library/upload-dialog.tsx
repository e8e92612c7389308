import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { maxUploadBytes, uploadFile } from '../../client/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CustomInput, Form, SelectInput, TextInput } from '../../ui/forms.tsx';
import { useToast } from '../../ui/toast.tsx';
import { categoryOptions } from '../documents/texts.ts';
import type { Folder } from './folder-tools.tsx';
import { texts } from './texts.ts';

interface Values {
  file: File | null;
  title: string;
  category: string;
  folder_id: string;
}

export function UploadDialog({
  folders,
  folderId,
  onClose,
}: {
  readonly folders: readonly Folder[];
  readonly folderId: string;
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const close = (): void => {
    abort.current?.abort();
    onClose();
  };
  return (
    <Dialog title={texts.upload} onClose={close}>
      <Form<Values>
        initial={{ file: null, title: '', category: 'POLICY', folder_id: folderId }}
        onSubmit={async ({ file, title, category, folder_id }, form) => {
          if (!file) return;
          if (file.size > maxUploadBytes) {
            form.setError('file', { message: texts.tooLarge });
            return;
          }
          const query = { title: title.trim(), category, is_company_library: 'true' };
          const { signal } = (abort.current = new AbortController());
          setShare(0);
          try {
            const options = { signal, onProgress: setShare };
            await uploadFile('/documents/file', file, folder_id === '' ? query : { ...query, folder_id }, options);
          } catch (error) {
            // Broken off on purpose: the dialog is there for another try.
            if (signal.aborted) return;
            throw error;
          } finally {
            setShare(null);
          }
          await queries.invalidateQueries();
          toast(texts.uploaded);
          onClose();
        }}
      >
        <FileInput />
        <TextInput name="title" label={texts.documentTitle} isRequired maxLength={200} />
        <SelectInput name="category" label={texts.kind} options={categoryOptions} />
        <SelectInput
          name="folder_id"
          label={texts.folder}
          empty={texts.noFolder}
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {share !== null && (
          <div className="library__progress" role="status">
            <progress aria-label={texts.uploading} max={1} value={share} />
            <span className="quiet">{`${texts.uploading} (${String(Math.round(share * 100))}%)`}</span>
          </div>
        )}
        <div className="form__actions form__actions--end">
          <Button onClick={() => (share === null ? close() : abort.current?.abort())}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={share !== null}>
            Upload
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Its name without the ending is a good first title. */
function FileInput(): ReactNode {
  const form = useFormContext<Values>();
  return (
    <CustomInput<File | null> name="file" label={texts.file} hint={texts.fileHint} isRequired={texts.fileNeeded}>
      {({ id, set }) => (
        <input
          id={id}
          type="file"
          className="control"
          onChange={(event) => {
            const file = event.target.files?.[0] ?? null;
            set(file);
            if (file && form.getValues('title') === '') form.setValue('title', file.name.replace(/\.[^.]+$/, ''));
          }}
        />
      )}
    </CustomInput>
  );
}
