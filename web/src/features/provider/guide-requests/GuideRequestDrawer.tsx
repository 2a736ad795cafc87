import { Anchor, Drawer } from '@mantine/core';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { Moment } from '../../company/current/Moment.tsx';
import type { GuideRequestRow_RequestFragment } from '../../../generated/graphql.ts';
import { typeWords } from './guide-request-words.ts';
import { texts } from '../../site/guide/texts.ts';

interface Props {
  /** Null if the drawer is closed. */
  request: GuideRequestRow_RequestFragment | null;
  onClose: () => void;
}

/** Details of one request, with links to answer it. */
export function GuideRequestDrawer({ request: opened, onClose }: Props) {
  const request = useLastValue(opened);
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={request?.name ?? texts.requestTitle}
    >
      {request && (
        <Facts>
          <Fact term={texts.email}>
            <Anchor href={`mailto:${request.email}`} inherit underline="always">
              {request.email}
            </Anchor>
          </Fact>
          <Fact term={texts.phone}>
            {request.phone === null ? (
              texts.notGiven
            ) : (
              <Anchor href={`tel:${request.phone.replaceAll(' ', '')}`} inherit underline="always">
                {request.phone}
              </Anchor>
            )}
          </Fact>
          <Fact term={texts.type}>{typeWords[request.type]}</Fact>
          <Fact term={texts.requestedAt}>
            <Moment at={request.createdAt} />
          </Fact>
        </Facts>
      )}
    </Drawer>
  );
}
