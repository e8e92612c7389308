import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldError } from '../../client/error.ts';
import { maxUploadBytes, uploadFile } from '../../client/upload.ts';
import { useFormat } from '../../format.ts';
import { libraryTexts, uploadDialogTexts } from '../../texts/library.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput } from '../../ui/forms.tsx';
import { FilingInputs } from './document-dialogs.tsx';

interface Values {
  file: File | null;
  title: string;
  category: string;
  folder_id: string;
}

export function UploadDialog({
  folderId,
  onClose,
}: {
  readonly folderId: string;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** What is on its way is broken off; the dialog stays for another try. */
  const cancel = (): void => (share === null ? onClose() : abort.current?.abort());
  return (
    <FormDialog<Values, boolean>
      title={libraryTexts.upload}
      action={uploadDialogTexts.upload}
      done={(isSent) => (isSent ? libraryTexts.uploaded : null)}
      onDone={(isSent) => isSent && onClose()}
      initial={{ file: null, title: '', category: 'POLICY', folder_id: folderId }}
      onClose={cancel}
      onSubmit={async ({ file, title, category, folder_id }) => {
        if (!file) return false;
        if (file.size > maxUploadBytes) throw fieldError('file', libraryTexts.tooLarge);
        const query = { title: title.trim(), category, is_company_library: 'true' };
        const { signal } = (abort.current = new AbortController());
        setShare(0);
        try {
          const options = { signal, onProgress: setShare };
          await uploadFile('/documents/file', file, folder_id === '' ? query : { ...query, folder_id }, options);
        } catch (error) {
          if (signal.aborted) return false;
          throw error;
        } finally {
          setShare(null);
        }
        void queries.invalidateQueries();
        return true;
      }}
    >
      <FileInput />
      <FilingInputs />
      {share !== null && (
        <div className="library__progress" role="status">
          <progress aria-label={libraryTexts.uploading} max={1} value={share} />
          <span className="quiet">{libraryTexts.uploadingShare(format.percent(share))}</span>
        </div>
      )}
    </FormDialog>
  );
}

/** Its name without the ending is a good first title. */
function FileInput(): ReactNode {
  const form = useFormContext<Values>();
  return (
    <CustomInput<File | null>
      name="file"
      label={libraryTexts.file}
      hint={libraryTexts.fileHint}
      isRequired={libraryTexts.fileNeeded}
    >
      {({ id, value, set }) => (
        <DropZone
          id={id}
          action={libraryTexts.chooseAFile}
          hint={value?.name ?? libraryTexts.orDropItHere}
          onFiles={([file]) => {
            if (!file) return;
            set(file);
            if (form.getValues('title') === '') form.setValue('title', file.name.replace(/\.[^.]+$/, ''));
          }}
        />
      )}
    </CustomInput>
  );
}
