import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { useId, useState } from 'react';
import { usePreview } from '@/components/file-drop/use-preview';
import { Button } from '@/components/ui/base/button';
import { Loading } from '@/components/ui/base/loading';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import styles from './crop-dialog.module.css';

const side = 512;
const mostZoom = 4;
const zoomStep = 0.1;

/** Only these types may have transparent parts, which JPEG would paint black. */
const typeFor = (file: File): string => (file.type === 'image/jpeg' ? file.type : 'image/png');

type Props = { file: File; onCrop: (photo: File) => void; onClose: () => void };

const Cropper = ({ file, address, onCrop, onClose }: Props & { address: string }) => {
  const { t } = useTranslation(['files', 'common']);
  const id = useId();
  const [isBroken, setBroken] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const cropper = useImageCropper({
    aspectRatio: 1,
    cropShape: 'circle',
    minWidth: 64,
    minHeight: 64,
    maxZoom: mostZoom,
    nudgeStep: 4,
    translations: {
      rootLabel: t('crop.area'),
      rootRoleDescription: '',
      previewLoading: t('crop.loading'),
      previewDescription: () => t('crop.keys'),
      selectionLabel: () => t('crop.selection'),
      selectionRoleDescription: t('crop.selection'),
      selectionInstructions: t('crop.keys'),
      selectionValueText: ({ x, y, width }) => t('crop.position', { x, y, width }),
    },
  });

  const save = async () => {
    setDrawing(true);
    const type = typeFor(file);
    // Redrawing also removes metadata that cameras store in the file, such as the place.
    const drawn = await cropper.getCroppedImage({ type, quality: 0.88, maxSize: { width: side, height: side } });
    setDrawing(false);
    if (drawn instanceof Blob) onCrop(new File([drawn], file.name, { type: drawn.type }));
    else setBroken(true);
  };

  return (
    <>
      {isBroken && <FormMessage kind="error">{say('photoType')}</FormMessage>}
      <ImageCropper.RootProvider value={cropper} className={styles.cropper}>
        <ImageCropper.Viewport className={styles.viewport}>
          <ImageCropper.Image src={address} className={styles.image} onError={() => setBroken(true)} />
          <ImageCropper.Selection className={styles.selection}>
            {(['nw', 'ne', 'sw', 'se'] as const).map((position) => (
              <ImageCropper.Handle key={position} position={position} className={styles.handle}>
                <span />
              </ImageCropper.Handle>
            ))}
          </ImageCropper.Selection>
        </ImageCropper.Viewport>
      </ImageCropper.RootProvider>
      <label htmlFor={id} className={styles.zoom}>
        {t('crop.zoom')}
        <input
          id={id}
          type="range"
          min={1}
          max={mostZoom}
          step={zoomStep}
          value={cropper.zoom}
          onChange={(event) => cropper.setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isDrawing} disabled={isBroken || cropper.naturalSize.width === 0} onClick={() => void save()}>
          {t('crop.save')}
        </Button>
      </DialogActions>
    </>
  );
};

export const CropDialog = (props: Props) => {
  const { t } = useTranslation('files');
  const address = usePreview(props.file);
  return (
    <Dialog opened onClose={props.onClose} title={t('crop.title')}>
      {address === null ? <Loading /> : <Cropper {...props} address={address} />}
    </Dialog>
  );
};
