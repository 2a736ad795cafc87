import { Anchor, Group, Slider, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { icons } from '../../../../ui/tokens.ts';
import { drawCrop, type CropArea } from './crop-photo.ts';
import type { Picture } from './photo-rules.ts';
import classes from './PhotoCropper.module.css';
import { texts } from './texts.ts';

interface Props {
  picture: Picture;
  /** The chosen crop; null until the cropper has measured the picture. */
  area: CropArea | null;
  onArea: (area: CropArea) => void;
  /** Returns to choosing a picture; undefined during the upload. */
  onAnother: (() => void) | undefined;
}

const maxZoom = 4;
const previewSizes = [72, 32];

/** Crops a picture to a square: drag it or use the arrow keys; zoom with the slider, the wheel or two fingers. */
export function PhotoCropper({ picture, area, onArea, onAnother }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <div className={classes.stage}>
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_part, pixels) => onArea(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{
            'aria-label': texts.shownPart,
            role: 'group',
          }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <Group gap="md" wrap="nowrap" mt="md">
        <IconPhoto {...icons.md} color="var(--mantine-color-dimmed)" />
        <Slider
          thumbLabel={texts.zoom}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          label={null}
          flex={1}
        />
        <IconPhoto {...icons.xl} color="var(--mantine-color-dimmed)" />
      </Group>
      <Group gap="md" mt="md" wrap="nowrap">
        {previewSizes.map((size) => (
          <Preview key={size} picture={picture} area={area} size={size} />
        ))}
        <div>
          <Text size="sm" c="dimmed">
            {texts.previewHelp}
          </Text>
          {onAnother && (
            <Anchor component="button" type="button" size="sm" onClick={onAnother}>
              {texts.chooseAnother}
            </Anchor>
          )}
        </div>
      </Group>
    </div>
  );
}

function Preview({
  picture,
  area,
  size,
}: {
  picture: Picture;
  area: CropArea | null;
  size: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && area) drawCrop(canvas.current, picture.image, area);
  }, [picture, area]);
  return (
    <canvas
      ref={canvas}
      // Twice the CSS pixels, for high-resolution screens.
      width={size * 2}
      height={size * 2}
      style={{
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        background: 'var(--vc-panel)',
      }}
      aria-hidden
    />
  );
}
