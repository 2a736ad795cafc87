import { Anchor, Drawer } from '@mantine/core';
import { Fact, Facts } from '../../../components/Facts.tsx';
import { useLastValue } from '../../../components/use-last-value.ts';
import { Moment } from '../../../domain/dates/Moment.tsx';
import type { GuideRequestRow_RequestFragment } from '../../../generated/graphql.ts';
import { typeWords } from './guide-request-words.ts';

interface Props {
  /** Null: the drawer is closed. */
  request: GuideRequestRow_RequestFragment | null;
  onClose: () => void;
}

/** One request whole, with the ways to answer it. */
export function GuideRequestDrawer({ request: opened, onClose }: Props) {
  const request = useLastValue(opened);
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={request?.name ?? 'Guide request'}
    >
      {request && (
        <Facts>
          <Fact term="Email">
            <Anchor href={`mailto:${request.email}`} inherit underline="always">
              {request.email}
            </Anchor>
          </Fact>
          <Fact term="Phone">
            {request.phone === null ? (
              'Not given'
            ) : (
              <Anchor href={`tel:${request.phone.replaceAll(' ', '')}`} inherit underline="always">
                {request.phone}
              </Anchor>
            )}
          </Fact>
          <Fact term="Type">{typeWords[request.type]}</Fact>
          <Fact term="Requested">
            <Moment at={request.createdAt} />
          </Fact>
        </Facts>
      )}
    </Drawer>
  );
}
