import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { uploadFile } from '../../client/upload.ts';
import { useFormat } from '../../format.ts';
import { attachmentTexts as texts } from '../../texts/leave/requests.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { type FileWords, ReceiptsPanel, type ShownReceipt } from '../expenses/receipts.tsx';
import { useUploads } from '../expenses/use-uploads.ts';

export const attachmentWords: FileWords = {
  title: texts.title,
  note: texts.hint,
  none: texts.none,
  drop: texts.drop,
  add: texts.add,
  files: texts.files,
};

/** Certificates and notes of a leave, and whether one is missing; nothing for those who do not see it whole. */
export function Attachments({ leaveId }: { readonly leaveId: string }): ReactNode {
  const format = useFormat();
  const queries = useQueryClient();
  const { data, nameOf, error, reload } = useRead('/leaves/{id}/attachments', { path: { id: leaveId } });
  const removal = useWrite('delete', '/leaves/{id}/attachments/{attachment_id}');
  const [removing, setRemoving] = useState<ShownReceipt | null>(null);
  const uploads = useUploads(async (file, options) => {
    await uploadFile(`/leaves/${leaveId}/attachments/upload`, file, {}, options);
    await queries.invalidateQueries();
  });
  if (error !== null) return <Failure error={error} retry={reload} />;
  if (!data || (data.attachments.length === 0 && data.certificate === null && !data.can_add)) return null;
  const { attachments, certificate, can_add: canAdd } = data;
  return (
    <>
      <ReceiptsPanel
        words={attachmentWords}
        uploads={canAdd ? uploads : null}
        receipts={attachments.map(({ uploaded_by_id: by, uploaded_at: at, ...file }) => ({
          ...file,
          address: `/app/api/leaves/${data.leave_id}/attachments/${file.id}/content`,
          said: texts.by(nameOf(by) ?? texts.somebody, format.day(format.dayOf(at))),
        }))}
        onRemove={canAdd ? setRemoving : undefined}
      >
        {certificate !== null &&
          (certificate.is_missing ? (
            <Notice tone="warning">{texts.missing(format.day(certificate.asked_from))}</Notice>
          ) : (
            <p className="quiet">{texts.there}</p>
          ))}
      </ReceiptsPanel>
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle}
          action={texts.remove}
          done={texts.removed}
          onClose={() => setRemoving(null)}
          onConfirm={() => removal.mutateAsync({ path: { id: leaveId, attachment_id: removing.id } })}
        >
          {texts.removeText(removing.file_name)}
        </ConfirmDialog>
      )}
    </>
  );
}
